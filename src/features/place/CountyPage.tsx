import { useMemo } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import {
  findNewCounty,
  findRetiredCounty,
  isCountyCode,
  isPlanningRegion,
} from '@/domain/places/counties';
import { countyPath } from '@/domain/places/placePaths';
import { findCountyCode, makeCounty, stateOfCounty } from '@/domain/places/placeSubject';
import { statePath, type ProfileState } from '@/domain/stateProfile/profileStates';
import { useLoaded } from '@/lib/requests/useLoaded';
import { fetchCounties } from '@/services/static-files/boundaryService';
import { PlaceProfile } from './PlaceProfile';
import { UnknownPlace } from './UnknownPlace';

const formatRetired = (fips: string, state: ProfileState) => {
  const retired = findRetiredCounty(fips);
  return (
    retired && (
      <>
        {retired.name}, {state.code}, was replaced in {retired.year}. Newer awards count for{' '}
        {retired.replacedBy.map((code, at) => (
          <span key={code}>
            {at > 0 && ' and '}
            <Link to={countyPath(code)}>county {code}</Link>
          </span>
        ))}
        .
      </>
    )
  );
};

function CountyInState({ fips, state }: { fips: string; state: ProfileState }) {
  const counties = useLoaded(state.code, () => fetchCounties(state.code));
  const listedName = counties.value?.find(({ code }) => code === fips)?.name;
  const retired = findRetiredCounty(fips);
  const name = listedName ?? retired?.name ?? findNewCounty(fips);
  // Without the list of counties, the figures still show.
  const subject = useMemo(() => makeCounty(fips, name, state), [fips, name, state]);
  return (
    <PlaceProfile subject={subject} path={countyPath(fips)} note={formatRetired(fips, state)} />
  );
}
function UnknownCounty({ fips, state }: { fips: string; state: ProfileState }) {
  return (
    <UnknownPlace
      text={
        isPlanningRegion(fips)
          ? 'This is a planning region of Connecticut. Award data still uses the eight counties.'
          : `No county of ${state.name} has the FIPS code ${fips}.`
      }
      action={
        <Link className="usa-button" to={`${statePath(state)}?section=map`}>
          See the counties of {state.name}
        </Link>
      }
    />
  );
}
/**
 * Renders the profile of a county by its FIPS code of five digits. The state’s postal code can replace its digits. An unknown code sends
 * no request.
 */
export function CountyPage() {
  const { fips = '' } = useParams();
  const { search, hash } = useLocation();
  const code = findCountyCode(fips);
  if (code) return <Navigate replace to={`${countyPath(code)}${search}${hash}`} />;
  const state = stateOfCounty(fips);
  if (!state)
    return (
      <UnknownPlace text="A county has a FIPS code of five digits, such as 06037 for Los Angeles County." />
    );
  return isCountyCode(fips) ? (
    <CountyInState key={fips} fips={fips} state={state} />
  ) : (
    <UnknownCounty fips={fips} state={state} />
  );
}
