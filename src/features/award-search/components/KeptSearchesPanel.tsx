import { useId, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { chipGroups, selectApplied, selectStaged, type CodeNames } from '@/blocks/search-filters';

import { moment, plural } from '@/domain/format';
import { isEmptySearch } from '@/domain/search/sameFilters';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { useToday } from '@/lib/today';
import { saveFile } from '@/lib/csv';
import { usePorts } from '@/lib/ports';
import { Icon } from '@/ui/Icon';
import { Sheet } from '@/ui/Sheet';
import {
  exportSearches,
  forgetNamed,
  forgetRecent,
  importSearches,
  keptSearches,
  LARGEST_FILE,
  LONGEST_NAME,
  nameSearch,
  type KeptSearch,
} from '../state/keptSearches';
import { useCodeNames } from '../useCodeNames';
import './kept-searches.scss';

/** Number of chips that the summary of a search lists. */
const NAMED_CHIPS = 4;
const NOT_KEPT = 'Your browser can’t save searches. Its storage is full or turned off.';
/** Returns a summary of a search: the text of its first chips. */
const inWords = (filters: SearchFilters, today: string, nameOf: CodeNames): string => {
  const chips = chipGroups(filters, today, nameOf).flatMap((group) =>
    group.chips.map((chip) => chip.text),
  );
  return `${chips.slice(0, NAMED_CHIPS).join(' · ')}${chips.length > NAMED_CHIPS ? ` · and ${chips.length - NAMED_CHIPS} more` : ''}`;
};

/** The searches saved in this browser. The visitor can name the current search, run a saved one, and export or import them as a file. */
export default function KeptSearchesPanel({
  onClose,
  onRun,
}: {
  onClose: () => void;
  onRun: (filters: SearchFilters) => void;
}) {
  const id = useId();
  const today = useToday();
  const { announce } = usePorts();
  const nameOf = useCodeNames();
  const applied = useSelector(selectApplied);
  const staged = useSelector(selectStaged);
  const [kept, setKept] = useState(keptSearches);
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const current = applied._empty ? staged : applied.filters;
  const say = (text: string, wrong = '') => {
    setKept(keptSearches());
    setMessage(text);
    setProblem(wrong);
    announce(text || wrong);
  };
  const handleSave = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (!wanted) {
      say('', 'Type a name for this search.');
      return;
    }
    const replaced = kept.named.some((search) => search.name === wanted);
    if (!nameSearch(wanted, current, new Date())) {
      say('', NOT_KEPT);
      return;
    }
    setName('');
    say(replaced ? `“${wanted}” now names this search.` : `“${wanted}” is saved in this browser.`);
  };
  const handleImport = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (!chosen) return;
    if (chosen.size > LARGEST_FILE) {
      say('', 'This file is too large for saved searches.');
      return;
    }
    void chosen.text().then(
      (content) => {
        const result = importSearches(content);
        if ('problem' in result) {
          say('', result.problem);
          return;
        }
        say(
          `${plural(result.added, 'search', 'searches')} added.${result.kept ? ` ${result.kept} were already saved.` : ''}`,
          result.refused
            ? `${plural(result.refused, 'entry', 'entries')} of the file could not be imported.`
            : '',
        );
      },
      () => say('', 'The file could not be read.'),
    );
  };
  const run = (search: KeptSearch) => {
    onClose();
    onRun(search.filters);
  };
  const line = (search: KeptSearch, extra?: { label: string; onPress: () => void }) => (
    <li key={search.name || search.when} className="kept-search">
      <div>
        <strong>{search.name || 'Recent search'}</strong>
        <span className="kept-search__words">{inWords(search.filters, today, nameOf)}</span>
        {search.when && <span className="kept-search__when">{moment(search.when)}</span>}
      </div>
      <div className="kept-search__buttons">
        <button
          type="button"
          className="usa-button usa-button--outline"
          onClick={() => run(search)}
        >
          Run
          <span className="usa-sr-only">
            {' '}
            {search.name || inWords(search.filters, today, nameOf)}
          </span>
        </button>
        {extra && (
          <button type="button" className="usa-button usa-button--unstyled" onClick={extra.onPress}>
            {extra.label}
            <span className="usa-sr-only">
              {' '}
              {search.name || inWords(search.filters, today, nameOf)}
            </span>
          </button>
        )}
      </div>
    </li>
  );
  return (
    <Sheet title="Saved searches" open onClose={onClose}>
      <p>Saved only in this browser.</p>
      {isEmptySearch(current) ? (
        <p>Choose filters to save a search.</p>
      ) : (
        <form className="kept-form" onSubmit={handleSave} noValidate>
          <label className="usa-label" htmlFor={`${id}-name`}>
            Name of this search
          </label>
          <p className="kept-search__words">{inWords(current, today, nameOf)}</p>
          <div className="kept-form__line">
            <input
              id={`${id}-name`}
              className="usa-input"
              type="text"
              value={name}
              maxLength={LONGEST_NAME}
              aria-invalid={problem !== '' && !name}
              onChange={(event) => setName(event.target.value)}
            />
            <button type="submit" className="usa-button">
              Save
            </button>
          </div>
        </form>
      )}
      <p role="status" className="kept-form__message">
        {message}
      </p>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <h3>Named</h3>
      {kept.named.length ? (
        <ul className="kept-list">
          {kept.named.map((search) =>
            line(search, {
              label: 'Delete',
              onPress: () => {
                forgetNamed(search.name);
                say(`“${search.name}” is deleted.`);
              },
            }),
          )}
        </ul>
      ) : (
        <p>None yet.</p>
      )}
      <h3>Recent</h3>
      {kept.recent.length ? (
        <ul className="kept-list">
          {kept.recent.map((search) =>
            line(search, {
              label: 'Name it',
              onPress: () => {
                const proposed = inWords(search.filters, today, nameOf).slice(0, LONGEST_NAME);
                if (nameSearch(proposed, search.filters, new Date()))
                  say(`“${proposed}” is saved in this browser.`);
                else say('', NOT_KEPT);
              },
            }),
          )}
        </ul>
      ) : (
        <p>None yet.</p>
      )}
      {kept.recent.length > 0 && (
        <p>
          <button
            type="button"
            className="usa-button usa-button--unstyled"
            onClick={() => {
              forgetRecent();
              say('Recent searches are forgotten.');
            }}
          >
            Forget recent searches
          </button>
        </p>
      )}
      <h3>Move to another browser</h3>
      <div className="kept-form__line">
        <button
          type="button"
          className="usa-button usa-button--outline"
          disabled={!kept.named.length && !kept.recent.length}
          onClick={() => {
            saveFile('saved-searches.json', exportSearches(), 'application/json');
            announce('Download started');
          }}
        >
          <Icon name="download" /> Export searches
        </button>
        <button
          type="button"
          className="usa-button usa-button--outline"
          onClick={() => file.current?.click()}
        >
          Import a file
        </button>
        <input
          ref={file}
          className="usa-sr-only"
          type="file"
          accept="application/json,.json"
          aria-label="File of saved searches"
          tabIndex={-1}
          onChange={handleImport}
        />
      </div>
    </Sheet>
  );
}
