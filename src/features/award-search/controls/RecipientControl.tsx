import { useEffect, useId, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import {
  filterCleared,
  selectStaged,
  setToggled,
  type WithSearchFilters,
} from '@/blocks/search-filters';
import { recipientName } from '@/domain/format';
import { naturally } from '@/lib/naturally';
import { useThunkDispatch } from '@/lib/redux';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { usePorts } from '@/lib/ports';
import {
  RECIPIENT_LIMIT,
  recipientMatches,
  type RecipientMatch,
} from '@/services/autocomplete/recipientMatchService';
import { Highlight } from '@/ui/Highlight';
import { Chips } from '@/ui/Chips';
import { Loading } from '@/ui/Status';

const levels: Readonly<Record<string, string>> = { P: 'Parent', R: 'Recipient', C: 'Child' };
/** Number of rows rendered at once; typing more reaches the rest. */
const SHOWN = 50;
const PAUSE = 300;

/** Returns what is stored for a chosen row: its UEI or DUNS if that contains the typed text, else the name. */
export const storedRecipient = (match: RecipientMatch, typed: string): string => {
  const text = typed.trim().toUpperCase();
  if (text && match.uei.toUpperCase().includes(text)) return match.uei;
  if (text && match.duns.includes(text)) return match.duns;
  return match.name;
};

/** The recipient filter: a search over names, UEIs and legacy DUNS numbers, chosen by checkbox. */
export function RecipientControl() {
  const id = useId();
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const { announce } = usePorts();
  const chosen = useSelector(selectStaged).selectedRecipients;
  const [typed, setTyped] = useState('');
  // Below three characters the list is always the same, so typing must not request it again.
  const text = typed.trim().length < 3 ? '' : typed.trim().slice(0, 200);
  const [quiet, setQuiet] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), text ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [text]);
  const answer = useAnswer(
    recipientMatches,
    useMemo(() => ({ text: quiet }), [quiet]),
  );
  const found = currentValue(answer);
  useEffect(() => {
    if (found && quiet)
      announce(found.length ? `${found.length} recipients found` : 'No recipients found');
  }, [found, quiet, announce]);

  const matches = [...(found ?? [])].sort(
    (a, b) =>
      Number(chosen.has(storedRecipient(b, typed))) -
        Number(chosen.has(storedRecipient(a, typed))) || naturally(a.name, b.name),
  );
  return (
    <div>
      <label className="usa-sr-only" htmlFor={id}>
        Search recipients
      </label>
      <input
        id={id}
        className="usa-input"
        type="text"
        placeholder="Search filters..."
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!text && (
        <p className="control-hint">
          Use the search bar to find recipients by name, UEI or DUNS number.
        </p>
      )}
      {!found && !answer.failure && <Loading message="Loading your data..." />}
      {!found && answer.failure && (
        <p className="field-error" role="alert">
          We couldn’t load recipients. {answer.failure.message}{' '}
          <button type="button" className="usa-button usa-button--unstyled" onClick={answer.retry}>
            Retry
          </button>
        </p>
      )}
      {found && !matches.length && (
        <p role="status">No recipients found. Try part of the name, or the UEI.</p>
      )}
      {matches.length > 0 && (
        <ul className="recipient-list" tabIndex={0} aria-label="Recipients">
          {matches.slice(0, SHOWN).map((match, index) => {
            const stored = storedRecipient(match, typed);
            return (
              <li key={`${match.uei}|${match.duns}|${match.name}|${match.level}`}>
                <input
                  id={`${id}-${index}`}
                  className="checkbox"
                  type="checkbox"
                  checked={chosen.has(stored)}
                  onChange={() => dispatch(setToggled('selectedRecipients', stored))}
                />
                <label htmlFor={`${id}-${index}`}>
                  <span>
                    <Highlight text={recipientName(match.name)} part={text} />
                  </span>
                  <small>
                    UEI: <Highlight text={match.uei || 'Not provided'} part={text} /> · Legacy DUNS:{' '}
                    {match.duns || 'Not provided'} · {levels[match.level] ?? 'Recipient'}
                  </small>
                </label>
              </li>
            );
          })}
        </ul>
      )}
      {matches.length > SHOWN && (
        <p className="control-hint">
          {SHOWN} of{' '}
          {matches.length === RECIPIENT_LIMIT ? `the first ${RECIPIENT_LIMIT}` : matches.length}{' '}
          recipients shown. Type more to narrow the list.
        </p>
      )}
      <Chips
        label="Chosen recipients"
        items={chosen.toArray().map((name) => ({
          key: name,
          label: name,
          onRemove: () => dispatch(setToggled('selectedRecipients', name)),
        }))}
      />
      {!chosen.isEmpty() && (
        <button
          type="button"
          className="usa-button usa-button--unstyled"
          onClick={() => dispatch(filterCleared('recipient'))}
        >
          Clear all Recipient filters
        </button>
      )}
    </div>
  );
}
