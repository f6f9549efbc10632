import { Fragment, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { buildPlacesQuery } from '@/blocks/spending-profile';
import { findOuterPlaces, type NamedPath } from '@/domain/places/outerPlaces';
import type { PlaceRecord } from '@/domain/places/placeSubject';
import { profilePeriodPhrase } from '@/domain/profileYears';
import { useDataDay } from '@/lib/dataDay';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { searchPlaces } from '@/services/search/endpoints';
import { Button } from '@/ui/Button';

/** How many counties or states are named. The map has all of them. */
const LIMIT = 2;
interface PathsProps {
  one: string;
  many: string;
  places: readonly NamedPath[];
}
function Paths({ one, many, places }: PathsProps) {
  const more = places.length - LIMIT;
  return (
    <span>
      {places.length === 1 ? one : many}:{' '}
      {places.slice(0, LIMIT).map(({ name, path }, at) => (
        <Fragment key={path}>
          {at > 0 && '; '}
          <Link to={path}>{name}</Link>
        </Fragment>
      ))}
      {more > 0 && ` and ${more} more`}
    </span>
  );
}
/** Renders links to the counties and states of a city’s or ZIP code’s awards, from the request of the map. */
export function OuterPlaces({ record }: { record: PlaceRecord }) {
  const day = useDataDay();
  const { subject, fy } = record;
  const { filters } = subject;
  const answer = useAnswer(
    searchPlaces,
    useMemo(() => buildPlacesQuery({ layer: 'county', filters }, { fy }, day), [filters, fy, day]),
  );
  const places = currentValue(answer);
  const renderContent = () => {
    if (places) {
      const { counties, states } = findOuterPlaces(places, fy);
      return counties.length ? (
        <>
          <Paths one="County" many="Counties" places={counties} />
          {/* The breadcrumb of a city has its state. */}
          {!subject.state && <Paths one="State" many="States" places={states} />}
        </>
      ) : (
        `No award names a county ${profilePeriodPhrase(fy, day)}.`
      );
    }
    if (answer.failure)
      return (
        <span role="alert">
          We couldn’t load the counties.{' '}
          <Button look="text" onClick={answer.retry}>
            Retry
          </Button>
        </span>
      );
    return 'Loading the counties...';
  };
  return (
    <nav className="place__outer" aria-label="Where its awards are">
      {renderContent()}
    </nav>
  );
}
