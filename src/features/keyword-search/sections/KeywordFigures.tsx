import { count, money, profileCount, profileMoney } from '@/domain/format';
import { currentValue, type Answer } from '@/lib/requests/useAnswer';
import type { KeywordSummary } from '@/services/search/results';

const dots = (
  <span className="pulse" role="img" aria-label="Loading">
    <span />
    <span />
    <span />
  </span>
);

/** Renders the key figures of a keyword as rounded values, each with its exact value if the two differ. */
export function KeywordFigures({ answer }: { answer: Answer<unknown, KeywordSummary> }) {
  const totals = currentValue(answer);
  const placeholder = answer.status === 'failed' ? '--' : dots;
  const figures = [
    [
      'Total Prime Award Amount',
      totals && profileMoney(totals.obligations),
      totals && money(totals.obligations, 2),
    ],
    [
      'Prime Award Transaction Count',
      totals && profileCount(totals.transactions),
      totals && count(totals.transactions),
    ],
  ] as const;
  return (
    <dl className="keyword-figures">
      {figures.map(([label, rounded, exact]) => (
        <div key={label} className="keyword-figure">
          <dt>{label}</dt>
          <dd>
            {rounded ?? placeholder}
            {exact !== rounded && <small className="keyword-figure__exact"> {exact}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
