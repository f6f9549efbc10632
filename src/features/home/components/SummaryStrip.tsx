import { Link } from 'react-router-dom';
import { getExistingPath } from '@/blocks/entity-links';
import type { LatestPeriod } from '@/domain/fiscal';
import { money, moneyWithUnits } from '@/domain/format';
import type { SpendingBreakdown } from '@/domain/spendingBreakdown';
import { usePorts } from '@/lib/ports';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { SummaryFigures } from './SummaryFigures';

const EXPLORER_PATH = '/explorer/budget_function';
const LAST_PERIOD = 12;
const dots = (
  <span className="pulse" aria-hidden="true">
    <span />
    <span />
    <span />
  </span>
);

interface SummaryStripProps {
  latest: LatestPeriod | undefined;
  spending: SpendingBreakdown | null;
  waiting: boolean;
}

/** Renders a sentence with the total and three figures of the year. */
export function SummaryStrip({ latest, spending, waiting }: SummaryStripProps) {
  const { track } = usePorts();
  const isWholeYear = latest?.period === LAST_PERIOD;
  const year = latest ? `in fiscal year ${latest.year}` : 'this year';
  return (
    <div className="home-strip" aria-busy={waiting}>
      <p className="home-strip__lead">
        {isWholeYear ? `In fiscal year ${latest.year}` : `So far ${year}`}, the government{' '}
        {isWholeYear ? '' : 'has '}
        <SlideOutLink panel="glossary" slug="obligation">
          obligated
        </SlideOutLink>{' '}
        <span className="home-strip__sum">
          <strong className="home-strip__total">
            {waiting ? dots : moneyWithUnits(spending?.total)}
          </strong>{' '}
          <small className="home-strip__exact">
            {waiting || !spending?.total ? '\u00a0' : `(${money(spending.total, 2)})`}
          </small>{' '}
          including…
        </span>
      </p>
      <ul className="home-strip__figures" aria-label="Included amounts">
        {waiting ? (
          [1, 2, 3].map((at) => (
            <li key={at}>
              <strong>{dots}</strong> on <b>…</b>
            </li>
          ))
        ) : (
          <SummaryFigures rows={spending?.total ? spending.rows : []} />
        )}
      </ul>
      {getExistingPath(EXPLORER_PATH) && (
        <Link className="home-strip__more" to={EXPLORER_PATH} onClick={() => track('homeSummary')}>
          See more breakdowns of federal spending
        </Link>
      )}
    </div>
  );
}
