import { count, money, profileCount, profileMoney } from '@/domain/format';
import type { Answer } from '@/lib/requests/useAnswer';
import type { KeywordSummary } from '@/services/search/results';

const dots = (
  <span className="pulse" role="img" aria-label="Loading">
    <span />
    <span />
    <span />
  </span>
);

/** The two figures of a keyword, in the page's band. */
export function KeywordFigures({ answer }: { answer: Answer<unknown, KeywordSummary> }) {
  const known = answer.current ? answer.value : null;
  const { obligations = 0, transactions = 0 } = known ?? {};
  const unknown = answer.status === 'failed' ? '--' : dots;
  return (
    <dl className="keyword-figures">
      <div className="keyword-figure">
        <dt>Total Prime Award Amount</dt>
        <dd title={known ? money(obligations, 2) : undefined}>
          {known ? profileMoney(obligations) : unknown}
        </dd>
      </div>
      <div className="keyword-figure">
        <dt>Prime Award Transaction Count</dt>
        <dd title={known ? count(transactions) : undefined}>
          {known ? profileCount(transactions) : unknown}
        </dd>
      </div>
    </dl>
  );
}
