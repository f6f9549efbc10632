import { Icon } from '@/ui/Icon';
import './keyword-card.scss';

/** Renders a link from the filters to keyword search, in a new tab so that the chosen filters stay. */
export default function KeywordCard() {
  return (
    <a className="keyword-card" href="/keyword_search" target="_blank" rel="noopener">
      <Icon name="search" />
      <span>
        <strong>Keyword Search</strong>
        <span className="keyword-card__words">
          Find every transaction that contains a word or number.
        </span>
      </span>
      <span className="usa-sr-only"> (opens in a new tab)</span>
    </a>
  );
}
