import { useMemo, useState, type ReactNode } from 'react';
import { Panel } from '@/blocks/panel';
import { TimeBarsChart } from '@/charts/time-bars/TimeBarsChart';
import { defaultPeriod, type DayRange } from '@/domain/fiscal';
import {
  fiscalPeriodLabel,
  isOpenPeriod,
  periodDays,
  type TimeGroup,
} from '@/domain/fiscalPeriods';
import { axisUnit, money, moneyShort } from '@/domain/format';
import { getDollarTexts } from '@/domain/priceIndex';
import { profilePeriodLabel } from '@/domain/profileYears';
import type { SearchCriteria } from '@/domain/search/criteria';
import { useAddress } from '@/lib/url/address';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { searchOverTime } from '@/services/search/endpoints';
import { buildTrendQuery } from './buildTrendQuery';
import { NewAwardsTrend } from './NewAwardsTrend';
import { trendAddress, trendGroups } from './trendAddress';
import { TrendControls } from './TrendControls';
import { toTrendRows, type TrendRow } from './trendRows';
import { formatSummary, getColumns, toTrendBars } from './trendTexts';
import './spending-trend.scss';

export interface SpendingTrendProps {
  /** Criteria of the transactions, without a period. Must stay the same object between renders. */
  criteria: SearchCriteria;
  /** A sentence that explains what the chart counts. */
  note: string;
  /** Prefix of the file names. */
  file: string;
  /** ID of a recipient whose new awards are shown below the obligations. */
  newAwardsRecipientId?: string;
  onGroup?: (group: TimeGroup) => void;
  /** Renders a link to a search for the transactions of a date range; `label` describes the range. */
  link?: (days: DayRange, label: string) => ReactNode;
}

function PickedAmount({
  point,
  unit,
  period,
  link,
}: Pick<SpendingTrendProps, 'link'> & {
  point: TrendRow | undefined;
  unit: string;
  period: DayRange;
}) {
  return (
    <p className="control-hint trend-pick" aria-live="polite">
      {point ? (
        <>
          <strong>{fiscalPeriodLabel(point)}</strong>: {money(point.obligations, 2)}
          {unit}
          {point.changeText && `, ${point.changeText}`}.{' '}
          {link?.(periodDays(point), fiscalPeriodLabel(point))}
        </>
      ) : (
        <>Select a bar to see its amount. {link?.(period, 'all years')}</>
      )}
    </p>
  );
}

/**
 * Shows the obligations since FY 2008 by year, quarter or month, and a recipient's new awards, regardless of the page's year. The
 * grouping is in the URL.
 */
export default function SpendingTrend({
  criteria,
  note,
  file,
  newAwardsRecipientId,
  onGroup,
  link,
}: SpendingTrendProps) {
  const day = useDataDay();
  const { values, write } = useAddress(trendAddress);
  const group = values.by;
  const period = useMemo(() => defaultPeriod(day), [day]);
  const query = useMemo(() => buildTrendQuery(criteria, day, group), [criteria, day, group]);
  const answer = useAnswer(searchOverTime, query);
  const shownGroup = answer.answered?.group ?? group;
  const isConstant = values.dollars === 'constant' && shownGroup === 'fiscal_year';
  const rows = useMemo(
    () => toTrendRows(answer.value ?? [], isConstant, day),
    [answer.value, isConstant, day],
  );
  const bars = useMemo(() => toTrendBars(rows, day), [rows, day]);
  // A new result clears the selected bar.
  const [selection, setSelection] = useState({ answeredAt: 0, at: 0 });
  const point = selection.answeredAt === answer.answeredAt ? rows[selection.at] : undefined;
  const summary = formatSummary(rows, shownGroup, isConstant, day);
  const texts = getDollarTexts(isConstant);
  return (
    <>
      <Panel
        title="Transactions Over Time"
        answer={answer}
        rows={() => rows.slice(0, bars.length)}
        columns={getColumns(shownGroup, isConstant)}
        file={`${file}-obligations-by-${shownGroup.replace('_', '-')}${texts.fileSuffix}`}
        summary={() => summary}
        isOpen={(row) => isOpenPeriod(row, day)}
        period={profilePeriodLabel('all', day)}
        unit={`Obligations, ${texts.unit}`}
        view={`${trendGroups.find(({ key }) => key === shownGroup)!.label}${texts.viewSuffix}`}
        note={`${note} ${texts.note}`}
        emptyText="This profile has no transactions since FY 2008. Earlier transactions are in the award data download."
        minHeight={340}
        controls={
          <TrendControls
            group={group}
            dollars={values.dollars}
            onGroup={(newGroup) => {
              write({ by: newGroup }, 'replace');
              onGroup?.(newGroup);
            }}
            onDollars={(dollars) => write({ dollars }, 'replace')}
          />
        }
      >
        {() => (
          <>
            <TimeBarsChart
              bars={bars}
              height={280}
              description={`Bar chart. ${summary}`}
              formatAxis={axisUnit(bars.map(({ value }) => value)).format}
              formatValue={(value) => moneyShort(value, 2)}
              valueLabel="Obligations"
              onChoose={(at) => setSelection({ answeredAt: answer.answeredAt, at })}
            />
            <PickedAmount point={point} unit={texts.amountSuffix} period={period} link={link} />
          </>
        )}
      </Panel>
      {newAwardsRecipientId && (
        <NewAwardsTrend
          recipientId={newAwardsRecipientId}
          period={period}
          group={group}
          file={file}
        />
      )}
    </>
  );
}
