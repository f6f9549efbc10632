import { useRef } from 'react';
import { usePorts } from '@/lib/ports';
import { Definition } from '@/markdown';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { useOpenReadyMade, type ReadyMadeSearch } from '../openSearch';

interface Card extends ReadyMadeSearch {
  title: string;
  term: string;
  slug: string;
  text: string;
  button: string;
  /** The name of the card in analytics events. */
  eventName: 'map' | 'time' | 'categories';
}
const cards: readonly Card[] = [
  {
    key: 'map',
    title: 'Federal Spending to Communities',
    term: 'place of performance',
    slug: 'primary-place-of-performance',
    text: 'See where the work is done by',
    button: 'View spending by state',
    view: 'section=map',
    years: 1,
    eventName: 'map',
  },
  {
    key: 'time',
    title: 'Federal Spending Over Time',
    term: 'fiscal year',
    slug: 'fiscal-year-fy',
    text: 'See five years of award spending by',
    button: 'View spending by fiscal year',
    view: 'section=time',
    years: 5,
    eventName: 'time',
  },
  {
    key: 'naics',
    title: 'Federal Spending by Industry',
    term: 'NAICS code',
    slug: 'naics',
    text: 'Rank industries by',
    button: 'View spending by industry',
    view: 'section=categories&type=naics',
    years: 1,
    eventName: 'categories',
  },
  {
    key: 'psc',
    title: 'Federal Spending by Product or Service',
    term: 'product or service code',
    slug: 'product-or-service-code-psc',
    text: 'See what the government buys, by',
    button: 'View spending by product or service',
    view: 'section=categories&type=psc',
    years: 1,
    eventName: 'categories',
  },
];

/** Renders four ready-made searches. In narrow viewports, the cards are in a row that visitors swipe or page through. */
export function AwardSearchCards() {
  const { track } = usePorts();
  const { open, busy, failed } = useOpenReadyMade();
  const row = useRef<HTMLUListElement>(null);
  const scrollCards = (direction: 1 | -1) =>
    row.current?.scrollBy?.({ left: direction * row.current.clientWidth, behavior: 'smooth' });
  return (
    <section className="home-section home__inner" aria-labelledby="award-search">
      <p className="home__overline">Search award data</p>
      <h2 id="award-search">Start with a ready-made search</h2>
      <p>Open a search, then change its filters.</p>
      <div className="home-cards__paging">
        <button type="button" aria-label="Previous searches" onClick={() => scrollCards(-1)}>
          <Icon name="chevron-left" />
        </button>
        <button type="button" aria-label="More searches" onClick={() => scrollCards(1)}>
          <Icon name="chevron-right" />
        </button>
      </div>
      {/* A scrollable row must be reachable by keyboard. */}
      <ul className="home-cards" ref={row} tabIndex={0} aria-label="Ready-made searches">
        {cards.map(({ title, term, slug, text, button, eventName, ...search }) => (
          <li key={search.key} className="home-card">
            <h3>{title}</h3>
            <p>
              {text} <Definition slug={slug}>{term}</Definition>.
            </p>
            <Button
              aria-disabled={busy === search.key}
              onClick={() => {
                track('homeCarousel', eventName);
                void open(search);
              }}
            >
              {busy === search.key ? 'Opening…' : button}
            </Button>
            {failed === search.key && (
              <p role="alert" className="field-error">
                We couldn’t open the search. Try again.
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
