import { useMemo } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { cityPath } from '@/domain/places/placePaths';
import { parseCity } from '@/domain/places/placeSubject';
import { PlaceProfile } from './PlaceProfile';
import { UnknownPlace } from './UnknownPlace';

/** Renders the profile of a city by state code and name. */
export function CityPage() {
  const { state = '', city = '' } = useParams();
  const { pathname, search, hash } = useLocation();
  const subject = useMemo(() => parseCity(state, city), [state, city]);
  if (!subject)
    return (
      <UnknownPlace text="A city has a state code and a name, such as /place/city/OH/columbus." />
    );
  const path = cityPath(subject.location.filter.state!, subject.location.filter.city!);
  if (path !== pathname) return <Navigate replace to={`${path}${search}${hash}`} />;
  return (
    <PlaceProfile
      key={subject.key}
      subject={subject}
      path={path}
      note="Award data has the names of cities only. Two cities of the same name in one state count together, and a misspelled name counts separately."
    />
  );
}
