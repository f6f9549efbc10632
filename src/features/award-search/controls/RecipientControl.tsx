import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import {
  filterCleared,
  selectStaged,
  setToggled,
  type WithSearchFilters,
} from '@/blocks/search-filters';
import { useRecipientCorrection } from '@/blocks/spelling';
import { recipientName } from '@/domain/format';
import { compareNaturally } from '@/lib/compareNaturally';
import { useThunkDispatch } from '@/lib/redux';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { usePorts } from '@/lib/ports';
import {
  RECIPIENT_LIMIT,
  recipientMatches,
  type RecipientMatch,
} from '@/services/autocomplete/recipientMatchService';
import { Button } from '@/ui/Button';
import { Highlight } from '@/ui/Highlight';
import { Chips } from '@/ui/Chips';
import { DidYouMean } from '@/ui/DidYouMean';
import { Loading } from '@/ui/Status';

const levelLabels: Readonly<Record<string, string>> = { P: 'Parent', R: 'Recipient', C: 'Child' };
/** Maximum number of rows shown. Typing more text brings other rows into the list. */
const ROW_LIMIT = 50;
const SEARCH_DELAY_MS = 300;

/** Returns the text stored for a chosen row: its UEI or DUNS number if that contains the typed text, else its name. */
const getStoredText = (match: RecipientMatch, typedText: string): string => {
  const text = typedText.trim().toUpperCase();
  if (text && match.uei.toUpperCase().includes(text)) return match.uei;
  if (text && match.duns.includes(text)) return match.duns;
  return match.name;
};

const useMatches = (text: string) => {
  const { announce } = usePorts();
  const [debouncedText, setDebouncedText] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), text ? SEARCH_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [text]);
  const answer = useAnswer(
    recipientMatches,
    useMemo(() => ({ text: debouncedText }), [debouncedText]),
  );
  const matches = currentValue(answer);
  useEffect(() => {
    if (matches && debouncedText)
      announce(matches.length ? `Recipients found: ${matches.length}` : 'No recipients found');
  }, [matches, debouncedText, announce]);
  return { matches, searchedText: debouncedText, failure: answer.failure, retry: answer.retry };
};

interface RecipientListProps {
  matches: readonly RecipientMatch[];
  /** The text that the matches are for. */
  searchedText: string;
  typedText: string;
  /** The text to mark in the rows. */
  text: string;
  /** Searches for the recipient that the visitor may have meant. */
  onCorrect: (text: string) => void;
}
/** Renders the matches as checkboxes, the chosen ones first. */
function RecipientList({ matches, searchedText, typedText, text, onCorrect }: RecipientListProps) {
  const id = useId();
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const chosenRecipients = useSelector(selectStaged).selectedRecipients;
  const correction = useRecipientCorrection(matches.length ? '' : searchedText);
  if (!matches.length)
    return (
      <p>
        <span role="status">No recipients found. Try part of the name, or the UEI.</span>{' '}
        {correction && <DidYouMean text={correction} onChoose={() => onCorrect(correction)} />}
      </p>
    );
  const rows = matches
    .map((match) => ({ ...match, stored: getStoredText(match, typedText) }))
    .sort(
      (a, b) =>
        Number(chosenRecipients.has(b.stored)) - Number(chosenRecipients.has(a.stored)) ||
        compareNaturally(a.name, b.name),
    );
  return (
    <>
      <ul className="recipient-list" tabIndex={0} aria-label="Recipients">
        {rows.slice(0, ROW_LIMIT).map(({ name, uei, duns, level, stored }, index) => (
          <li key={`${uei}|${duns}|${name}|${level}`}>
            <input
              id={`${id}-${index}`}
              className="checkbox"
              type="checkbox"
              checked={chosenRecipients.has(stored)}
              onChange={() => dispatch(setToggled('selectedRecipients', stored))}
            />
            <label htmlFor={`${id}-${index}`}>
              <span>
                <Highlight text={recipientName(name)} part={text} />
              </span>
              <small>
                UEI: <Highlight text={uei || 'Not provided'} part={text} /> · Legacy DUNS:{' '}
                {duns || 'Not provided'} · {levelLabels[level] ?? 'Recipient'}
              </small>
            </label>
          </li>
        ))}
      </ul>
      {rows.length > ROW_LIMIT && (
        <p className="control-hint">
          {ROW_LIMIT} of{' '}
          {rows.length === RECIPIENT_LIMIT ? `the first ${RECIPIENT_LIMIT}` : rows.length}{' '}
          recipients are shown. Type more to narrow the list.
        </p>
      )}
    </>
  );
}

/** Renders the recipient filter, which searches names, UEIs and legacy DUNS numbers and lists the matches as checkboxes. */
export function RecipientControl() {
  const id = useId();
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const chosenRecipients = useSelector(selectStaged).selectedRecipients;
  const [typedText, setTyped] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  // Below three characters the list is always the same, so typing must not request it again.
  const text = typedText.trim().length < 3 ? '' : typedText.trim().slice(0, 200);
  const { matches, searchedText, failure, retry } = useMatches(text);
  return (
    <div>
      <label className="usa-sr-only" htmlFor={id}>
        Search recipients
      </label>
      <input
        ref={inputRef}
        id={id}
        className="usa-input"
        type="text"
        placeholder="Search filters..."
        value={typedText}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!text && (
        <p className="control-hint">
          Use the search bar to find recipients by name, UEI or DUNS number.
        </p>
      )}
      {!matches && !failure && <Loading message="Loading your data..." />}
      {!matches && failure && (
        <p className="field-error" role="alert">
          We couldn’t load recipients. {failure.message}{' '}
          <Button look="text" onClick={retry}>
            Retry
          </Button>
        </p>
      )}
      {matches && (
        <RecipientList
          {...{ matches, searchedText, typedText, text }}
          onCorrect={(correctText) => {
            setTyped(correctText);
            inputRef.current?.focus();
          }}
        />
      )}
      <Chips
        label="Chosen recipients"
        items={chosenRecipients.toArray().map((name) => ({
          key: name,
          label: name,
          onRemove: () => dispatch(setToggled('selectedRecipients', name)),
        }))}
      />
      {!chosenRecipients.isEmpty() && (
        <Button look="text" onClick={() => dispatch(filterCleared('recipient'))}>
          Clear all Recipient filters
        </Button>
      )}
    </div>
  );
}
