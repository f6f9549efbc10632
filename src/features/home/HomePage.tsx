import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { site } from '@/domain/site';

/** The way in: what the site is and where to begin. */
export default function HomePage() {
  return (
    <div className="home">
      <div className="home__hero"><div className="home__inner">
        <h1>Where federal money goes</h1>
        <p className="home__lead">{site.name} publishes what the US government awards: contracts, grants, loans and other assistance, who receives them, for what and where.</p>
        <Link className="usa-button usa-button--big" to={paths.search()}>Search award data</Link>
      </div></div>
      <div className="home__inner home__points">
        <section><h2>Find awards</h2><p>Filter by time, agency, place, recipient, amount and type. Read prime awards, subawards or single transactions.</p></section>
        <section><h2>See the pattern</h2><p>Every search shows its obligations by month, quarter and year, as a chart and as the same numbers in a table and a file.</p></section>
        <section><h2>Share the view</h2><p>The address of a search is the search: tab, order and page included. Send it, or keep it.</p></section>
      </div>
    </div>
  );
}
