import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  clearMembers,
  useComparisonList,
  type ListedMember,
  type WithComparison,
} from '@/blocks/compare';
import { comparePath, MIN_MEMBERS, MAX_MEMBERS } from '@/domain/compare/members';
import { findProfileState } from '@/domain/stateProfile/profileStates';
import { useThunkDispatch } from '@/lib/redux';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { recipientList } from '@/services/recipients/endpoints';
import { Button } from '@/ui/Button';
import { recipientsQuery } from '../findMembers';

/** FIPS codes of four large states. */
const largeStateCodes = ['06', '48', '12', '36'];
const greatLakesCodes = ['17', '18', '39', '26', '55'];
const toStateMembers = (fips: readonly string[]) =>
  fips.map((id): ListedMember => ({ kind: 'state', id, name: findProfileState(id)!.name }));
const RECIPIENT_COUNT = 3;

function Suggestion({ title, members }: { title: string; members: readonly ListedMember[] }) {
  return (
    <li className="compare-suggestion">
      <Link to={comparePath(members)}>{title}</Link>
      <p>{members.map(({ name }) => name).join(' · ')}</p>
    </li>
  );
}
/** Renders the page without members: an introduction, saved profiles and a few suggested comparisons. */
export function StartPage({ children }: { children: ReactNode }) {
  const dispatch = useThunkDispatch<WithComparison>();
  const savedMembers = useComparisonList();
  const query = useMemo(() => recipientsQuery('', RECIPIENT_COUNT), []);
  const recipientPage = currentValue(useAnswer(recipientList, query));
  const recipients = (recipientPage?.rows ?? []).map(({ id, name }): ListedMember => ({
    kind: 'recipient',
    id,
    name,
  }));
  return (
    <div className="compare-start">
      <p className="compare-start__lead">
        Compare {MIN_MEMBERS} to {MAX_MEMBERS} states, places, programs, recipients, agencies or
        federal accounts with the same measures and scales. To share a comparison, copy the address
        of the page.
      </p>
      {children}
      <p>
        On any profile of a place, a program, a recipient or a federal account,{' '}
        <strong>Add to compare</strong> saves the profile in this browser.
      </p>
      {savedMembers.length > 0 && (
        <section aria-labelledby="compare-kept">
          <h2 id="compare-kept">Saved profiles</h2>
          <ul className="compare-suggestions">
            <Suggestion
              title={
                savedMembers.length < MIN_MEMBERS
                  ? 'Start a comparison with this profile'
                  : 'Compare these profiles'
              }
              members={savedMembers}
            />
          </ul>
          <Button look="text" onClick={() => dispatch(clearMembers())}>
            Empty the list
          </Button>
        </section>
      )}
      <section aria-labelledby="compare-begin">
        <h2 id="compare-begin">Examples</h2>
        <ul className="compare-suggestions">
          <Suggestion title="Four large states" members={toStateMembers(largeStateCodes)} />
          <Suggestion title="Around the Great Lakes" members={toStateMembers(greatLakesCodes)} />
          {recipients.length >= MIN_MEMBERS && (
            <Suggestion
              title="Recipients with the most obligations in 12 months"
              members={recipients}
            />
          )}
        </ul>
      </section>
    </div>
  );
}
