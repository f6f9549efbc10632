import { useMemo, type ReactNode } from 'react';
import { Breadcrumb } from '@/blocks/profile';
import { SpendingProfile } from '@/blocks/spending-profile';
import type { PlaceKind, PlaceSubject } from '@/domain/places/placeSubject';
import { statePath } from '@/domain/stateProfile/profileStates';
import { OuterPlaces } from './OuterPlaces';
import { makePlaceRanking } from './placeRanking';
import { placeSections } from './placeSections';

const overlines: Readonly<Record<PlaceKind, string>> = {
  county: 'County Profile',
  district: 'Congressional District Profile',
  city: 'City Profile',
  zip: 'ZIP Code Profile',
};
const ABOUT =
  'See the federal awards for work in one place: the total, how it changed, who received it, which agencies paid, and for what.';

interface PlaceProfileProps {
  subject: PlaceSubject;
  path: string;
  /** What a visitor should know about the place, such as a change of its boundary. */
  note?: ReactNode;
  notices?: ReactNode;
}
/** Renders the profile of a place with links to the places that include it. */
export function PlaceProfile({ subject, path, note, notices }: PlaceProfileProps) {
  const { kind, state } = subject;
  const ranking = useMemo(() => makePlaceRanking(subject), [subject]);
  return (
    <SpendingProfile
      subject={subject}
      path={path}
      overline={overlines[kind]}
      loading="Loading the place"
      about={ABOUT}
      ranking={ranking}
      sections={placeSections[kind]}
      notices={notices}
      lead={(record) => (
        <>
          <Breadcrumb
            label="Places that include this one"
            steps={[
              { label: 'All places', to: '/place' },
              ...(state ? [{ label: state.name, to: statePath(state) }] : []),
              { label: subject.name },
            ]}
          />
          {(kind === 'city' || kind === 'zip') && <OuterPlaces record={record} />}
        </>
      )}
      facts={note && <div className="place__note">{note}</div>}
    />
  );
}
