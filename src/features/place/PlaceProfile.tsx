import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SpendingProfile } from '@/blocks/spending-profile';
import type { PlaceKind, PlaceSubject } from '@/domain/places/placeSubject';
import { statePath } from '@/domain/stateProfile/profileStates';
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
      sections={placeSections}
      notices={notices}
      lead={
        <nav className="place__trail" aria-label="Places that include this one">
          <Link to="/place">All places</Link>
          {state && <Link to={statePath(state)}>{state.name}</Link>}
          <span aria-current="page">{subject.name}</span>
        </nav>
      }
      facts={note && <p className="place__note">{note}</p>}
    />
  );
}
