import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { getExistingPath } from '@/blocks/entity-links';
import { BarRows, type BarRow } from '@/charts/bar-rows/BarRows';
import { fiscalYearLabel } from '@/domain/fiscal';
import { percent, profileMoney } from '@/domain/format';
import { getBreakdownSegments, type SpendingBreakdown } from '@/domain/spendingBreakdown';
import { useAnswer } from '@/lib/requests/useAnswer';
import { spendingBreakdown } from '@/services/spending/endpoints';
import { breakdownColumns } from '../breakdownColumns';
import { Question, type QuestionSectionProps } from '../components/Question';

const EXPLORER_PATH = '/explorer/object_class';

/** Returns all object classes with a positive amount, largest first, and one piece for unreported obligations. */
const getParts = (spending: SpendingBreakdown) => getBreakdownSegments(spending, 0);
/** Returns the part that the finding names: the largest. */
const findNamedPart = ([first]: ReturnType<typeof getParts>) => first;
const toBars = (spending: SpendingBreakdown): BarRow[] =>
  getParts(spending).map(({ key, kind, name, amount }, _, parts) => ({
    key,
    label: name,
    value: amount,
    text: `${profileMoney(amount)} · ${percent(amount, spending.total)}`,
    isNamed: key === findNamedPart(parts)?.key,
    ...(kind === 'unreported' ? { tone: 'unknown' } : {}),
  }));

/** Renders a bar chart of all obligations by object class. */
export function ClassQuestion({ title, period }: QuestionSectionProps) {
  const query = useMemo(() => ({ level: 'object_class' as const, ...period }), [period]);
  const answer = useAnswer(spendingBreakdown, query);
  const periodText = fiscalYearLabel(period.year, period.latestSubmissionDate);
  const formatSummary = (spending: SpendingBreakdown) => {
    const first = findNamedPart(getParts(spending));
    return (
      first &&
      `${first.name} account for ${percent(first.amount, spending.total)} of all obligations of ${periodText}.`
    );
  };
  return (
    <Question
      title={title}
      note="Based on all obligations of agencies, grouped by what they pay for (object class)."
      answer={answer}
      rows={(spending) => (getParts(spending).length ? spending.rows : [])}
      columns={breakdownColumns(
        { id: 'object_class', label: 'Object class' },
        answer.value?.total ?? null,
      )}
      file={`obligations-by-object-class-fy${period.year}`}
      unit="Obligations, US dollars"
      period={periodText}
      summary={formatSummary}
      link={
        getExistingPath(EXPLORER_PATH) && (
          <Link className="usa-button usa-button--outline" to={EXPLORER_PATH}>
            Explore object classes
          </Link>
        )
      }
    >
      {(spending) => <BarRows label="Object classes" rows={toBars(spending)} />}
    </Question>
  );
}
