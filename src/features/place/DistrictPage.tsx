import { useMemo } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { getDistricts } from '@/domain/districts';
import { districtPath } from '@/domain/places/placePaths';
import { parseDistrict } from '@/domain/places/placeSubject';
import { statePath } from '@/domain/stateProfile/profileStates';
import { choice, useAddress } from '@/lib/url/address';
import { ToggleGroup } from '@/ui/ToggleGroup';
import { PlaceProfile } from './PlaceProfile';
import { UnknownPlace } from './UnknownPlace';

const kinds = ['current', 'original'] as const;
const districtAddress = { districts: choice(kinds, 'current') };
const kindOptions = [
  { key: 'current', label: 'Current district (since 2023)' },
  { key: 'original', label: 'District at the time of the award' },
] as const;
/** What the district numbers mean that are no district of their own. */
const numberNotes: Readonly<Record<string, string>> = {
  '00': 'The whole state is one district.',
  '90': 'Number 90 stands for awards whose work is in several districts of the state.',
  '98': 'A delegate or resident commissioner without a vote represents this district.',
};

/** Renders the profile of a congressional district, by current or original boundaries. */
export function DistrictPage() {
  const { district = '' } = useParams();
  const { search } = useLocation();
  const { values, write } = useAddress(districtAddress);
  const kind = values.districts;
  const subject = useMemo(() => parseDistrict(district, kind), [district, kind]);
  if (!subject?.state)
    return (
      <UnknownPlace text="A congressional district has a state code and a number, such as OH-03." />
    );
  const { state } = subject;
  const name = subject.key.slice('district:'.length, 'district:OH-03'.length);
  if (name !== district) return <Navigate replace to={`/place/district/${name}${search}`} />;
  const number = name.slice(-2);
  if (![...getDistricts(kind, state.code), `${state.code}-90`].includes(name))
    return (
      <UnknownPlace
        text={`${state.name} has no ${kind === 'current' ? 'current ' : ''}district ${number}. Its districts: ${getDistricts(kind, state.code).join(', ')}.`}
        action={
          <Link className="usa-button" to={`${statePath(state)}?section=map&layer=district`}>
            See the districts of {state.name}
          </Link>
        }
      />
    );
  return (
    <PlaceProfile
      key={subject.key}
      subject={subject}
      path={districtPath(name, kind)}
      note={
        <>
          {numberNotes[number] && <p>{numberNotes[number]}</p>}
          <ToggleGroup
            label="Boundaries"
            value={kind}
            options={kindOptions}
            onChange={(districts) => write({ districts }, 'replace')}
          />
        </>
      }
    />
  );
}
