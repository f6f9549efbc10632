import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { forgetMembers, useKept, type KeptMember, type WithComparison } from '@/blocks/compare';
import { comparePath, FEWEST_MEMBERS, MOST_MEMBERS } from '@/domain/compare/members';
import { profileStateOf } from '@/domain/stateProfile/profileStates';
import { useThunkDispatch } from '@/lib/redux';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { recipientList } from '@/services/recipients/endpoints';
import { recipientsQuery } from '../findMembers';

/** FIPS codes of states that are often compared. */
const largest = ['06', '48', '12', '36'];
const neighbours = ['17', '18', '39', '26', '55'];
const statesOf = (fips: readonly string[]) =>
  fips.map((id): KeptMember => ({ kind: 'state', id, name: profileStateOf(id)!.name }));
const SUGGESTED = 3;

function Suggestion({ title, members }: { title: string; members: readonly KeptMember[] }) {
  return (
    <li className="compare-suggestion">
      <Link to={comparePath(members)}>{title}</Link>
      <p>{members.map(({ name }) => name).join(' · ')}</p>
    </li>
  );
}
/** The empty page: saved profiles and a few suggested comparisons. */
export function StartPage({ children }: { children: ReactNode }) {
  const dispatch = useThunkDispatch<WithComparison>();
  const kept = useKept();
  const query = useMemo(() => recipientsQuery('', SUGGESTED), []);
  const top = currentValue(useAnswer(recipientList, query));
  const recipients = (top?.rows ?? []).map(({ id, name }): KeptMember => ({
    kind: 'recipient',
    id,
    name,
  }));
  return (
    <div className="compare-start">
      <p className="compare-start__lead">
        Put {FEWEST_MEMBERS} to {MOST_MEMBERS} states, recipients, agencies or federal accounts side
        by side, with the same measures and scales. To share a comparison, copy the address of the
        page.
      </p>
      {children}
      <p>
        On any profile of a state, a recipient or a federal account, <strong>Add to compare</strong>{' '}
        saves it in this browser.
      </p>
      {kept.length > 0 && (
        <section aria-labelledby="compare-kept">
          <h2 id="compare-kept">Set aside</h2>
          <ul className="compare-suggestions">
            <Suggestion
              title={kept.length < FEWEST_MEMBERS ? 'Start a comparison with it' : 'Compare them'}
              members={kept}
            />
          </ul>
          <button
            type="button"
            className="usa-button usa-button--unstyled"
            onClick={() => dispatch(forgetMembers())}
          >
            Empty the list
          </button>
        </section>
      )}
      <section aria-labelledby="compare-begin">
        <h2 id="compare-begin">Examples</h2>
        <ul className="compare-suggestions">
          <Suggestion title="Four large states" members={statesOf(largest)} />
          <Suggestion title="Around the Great Lakes" members={statesOf(neighbours)} />
          {recipients.length >= FEWEST_MEMBERS && (
            <Suggestion title="Recipients with the most in 12 months" members={recipients} />
          )}
        </ul>
      </section>
    </div>
  );
}
