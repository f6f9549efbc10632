import { useMemo } from 'react';
import { getExistingPath } from '@/blocks/entity-links';
import { Panel } from '@/blocks/panel';
import type { LatestPeriodAnswer } from '@/blocks/submission-periods';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { Ribbon, type RibbonSegment } from '@/charts/ribbon/Ribbon';
import { getFunctionFill } from '@/domain/codes/categoryColors';
import { fiscalYearLabel } from '@/domain/fiscal';
import { date, percent, profileMoney } from '@/domain/format';
import { getBreakdownSegments, type SpendingBreakdown } from '@/domain/spendingBreakdown';
import { mobileWidth } from '@/lib/layoutTokens';
import { usePorts } from '@/lib/ports';
import { useAnswer } from '@/lib/requests/useAnswer';
import { spendingBreakdown } from '@/services/spending/endpoints';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';
import { breakdownColumns } from '../breakdownColumns';
import { SummaryStrip } from '../components/SummaryStrip';

const EXPLORER_PATH = '/explorer/budget_function';
/** Segments below this share of the total are combined, because they are too narrow to press and to contain their names. */
const MIN_SHARE = 0.022;

/** Returns the Explorer address of a segment in the ribbon's period. An empty `id` leads to all budget functions. */
const buildExplorerPath = (period: LatestPeriodAnswer['latest'], id: string): string =>
  `${EXPLORER_PATH}?${new URLSearchParams([
    ...(period
      ? [
          ['fy', String(period.year)],
          ['period', String(period.period)],
        ]
      : []),
    ...(id ? [['function', id]] : []),
  ]).toString()}`;
const toSegments = (
  spending: SpendingBreakdown,
  period: LatestPeriodAnswer['latest'],
): RibbonSegment[] =>
  getBreakdownSegments(spending, MIN_SHARE).map(({ key, kind, name, amount }) => ({
    key,
    label: name,
    value: amount,
    text: profileMoney(amount),
    share: percent(amount, spending.total),
    to: getExistingPath(buildExplorerPath(period, kind === 'row' ? key : '')),
    ...(kind === 'row'
      ? { fill: getFunctionFill(key) }
      : { tone: kind === 'rest' ? 'rest' : 'unknown' }),
  }));
const formatSummary = (spending: SpendingBreakdown, periodText: string): string | undefined => {
  const { total } = spending;
  const [first, second, third] = getBreakdownSegments(spending, MIN_SHARE);
  if (!first || !second || !third) return undefined;
  const share = percent(first.amount + second.amount + third.amount, total);
  return `${first.name}, ${second.name} and ${third.name} make up ${share} of the ${profileMoney(total)} in ${periodText}.`;
};
const getNote = (spending: SpendingBreakdown | null): string => {
  if (!spending?.total) return 'Based on the obligations of this fiscal year, grouped by purpose.';
  return `As reported by agencies through ${date(spending.endDate)}.`;
};

/** Renders obligations of this fiscal year by budget function, through the latest published period: a sentence, a ribbon and a table. */
export function SpendingNow({ period }: { period: LatestPeriodAnswer }) {
  const { track } = usePorts();
  const isNarrow = useMediaQuery(narrowerThan(mobileWidth));
  const { latest, status, failure, retry } = period;
  const query = useMemo(
    () => (latest ? { level: 'budget_function' as const, ...latest } : null),
    [latest],
  );
  const breakdownAnswer = useAnswer(spendingBreakdown, query);
  // Without a period nothing is requested, so the figure shows the state of the period query instead.
  const answer = latest ? breakdownAnswer : { ...breakdownAnswer, status, failure, retry };
  const spending = answer.value;
  const year = latest?.year ?? '';
  const periodText = latest ? fiscalYearLabel(latest.year, latest.latestSubmissionDate) : '';
  const label = `Obligations of fiscal year ${year} by budget function`;
  const handleOpen = ({ label: name }: { label: string }) => track('homeRibbon', name);
  return (
    <section className="home__inner home-now" aria-label="Spending of this fiscal year">
      <SummaryStrip
        latest={latest}
        spending={spending}
        waiting={!spending && answer.status !== 'failed' && answer.status !== 'ready'}
      />
      <Panel
        title={
          latest ? `FY ${year} obligations by budget function` : 'Obligations by budget function'
        }
        name="budget functions"
        note={getNote(spending)}
        minHeight={isNarrow ? 480 : 130}
        emptyText="There is no account data for this year."
        answer={answer}
        rows={({ total, rows }) => (total ? rows : [])}
        columns={breakdownColumns(
          { id: 'budget_function', label: 'Budget function' },
          spending?.total ?? null,
        )}
        file={`obligations-by-budget-function-fy${year}`}
        unit="Obligations, US dollars"
        period={periodText}
        summary={(value) => formatSummary(value, periodText)}
      >
        {(value) =>
          isNarrow ? (
            <BarRows
              label={label}
              rows={toSegments(value, latest).map((segment) => ({
                ...segment,
                text: `${segment.text} · ${segment.share}`,
              }))}
              onOpen={handleOpen}
            />
          ) : (
            <Ribbon label={label} segments={toSegments(value, latest)} onOpen={handleOpen} />
          )
        }
      </Panel>
    </section>
  );
}
