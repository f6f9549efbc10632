import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { builtPath } from '@/blocks/entity-links';
import { BarRows, type BarRow } from '@/charts/bar-rows/BarRows';
import { fiscalYearWords } from '@/domain/fiscal';
import { percent, profileMoney } from '@/domain/format';
import { breakdownPieces, type SpendingBreakdown } from '@/domain/spendingBreakdown';
import { useAnswer } from '@/lib/requests/useAnswer';
import { spendingBreakdown } from '@/services/spending/endpoints';
import { breakdownColumns } from '../breakdownColumns';
import { Question, type QuestionProps } from '../components/Question';

const EXPLORER = '/explorer/object_class';

/** All object classes with a positive amount, however small. */
const piecesOf = (spending: SpendingBreakdown) => breakdownPieces(spending, 0);
const toBars = (spending: SpendingBreakdown): BarRow[] =>
  piecesOf(spending).map(({ key, kind, name, amount }) => ({
    key,
    label: name,
    value: amount,
    text: `${profileMoney(amount)} · ${percent(amount, spending.total)}`,
    ...(kind === 'unreported' ? { tone: 'unknown' } : {}),
  }));

/** A bar chart of all obligations by object class. */
export function ClassQuestion({ title, period }: QuestionProps) {
  const query = useMemo(() => ({ level: 'object_class' as const, ...period }), [period]);
  const answer = useAnswer(spendingBreakdown, query);
  const words = fiscalYearWords(period.year, period.latestSubmissionDate);
  const sentence = (spending: SpendingBreakdown) => {
    const [first] = piecesOf(spending);
    return (
      first &&
      `${first.name} take ${percent(first.amount, spending.total)} of all obligations of ${words}.`
    );
  };
  return (
    <Question
      title={title}
      note="All obligations of agencies, by what they pay for (object class)."
      answer={answer}
      rows={(spending) => (piecesOf(spending).length ? spending.rows : [])}
      columns={breakdownColumns(
        { id: 'object_class', label: 'Object class' },
        answer.value?.total ?? null,
      )}
      file={`obligations-by-object-class-fy${period.year}`}
      unit="Obligations, US dollars"
      period={words}
      summary={sentence}
      way={
        builtPath(EXPLORER) && (
          <Link className="usa-button usa-button--outline" to={EXPLORER}>
            Explore object classes
          </Link>
        )
      }
    >
      {(spending) => <BarRows label="Object classes" rows={toBars(spending)} />}
    </Question>
  );
}
