import { CardList, type LinkCard } from './CardList';

const startCards: readonly LinkCard[] = [
  {
    title: 'Search award data',
    text: 'Filter by time, agency, place, recipient and more.',
    action: 'Go to Award Search',
    target: { to: '/search' },
    icon: 'search',
  },
  {
    title: 'Explore the data',
    text: 'See all spending of a year, from the total to a single award.',
    action: 'Dive into Spending Explorer',
    target: { to: '/explorer' },
    icon: 'grid',
  },
  {
    title: 'Explore recipients',
    text: 'Find organizations and their awards.',
    action: 'Browse Recipient Profiles',
    target: { to: '/recipient' },
    icon: 'building',
  },
  {
    title: 'Find resources',
    text: 'See where the figures come from.',
    action: 'Read about the Data Sources',
    target: { to: '/data-sources' },
    icon: 'server',
  },
];
/** Shows the last cards of the page, which link to starting points on the site. */
export function ReadyToGetStarted() {
  return (
    <section className="home-section home-section--quiet" aria-labelledby="ready">
      <div className="home__inner">
        <h2 id="ready">Ready to get started?</h2>
        <CardList event="homeStarted" label="Ways to start" cards={startCards} plain />
      </div>
    </section>
  );
}
