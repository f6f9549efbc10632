import { useId, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { chipGroups, selectApplied, selectStaged } from '@/blocks/search-filters';
import { formatTimestamp, plural } from '@/domain/format';
import { isEmptySearch } from '@/domain/search/sameFilters';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { useToday } from '@/lib/rendering/today';
import { saveFile } from '@/lib/csv';
import { usePorts } from '@/lib/ports';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Sheet } from '@/ui/Sheet';
import {
  exportSearches,
  forgetNamed,
  forgetRecent,
  importSearches,
  readStoredSearches,
  MAX_FILE_LENGTH,
  MAX_NAME_LENGTH,
  nameSearch,
  NOT_KEPT,
  TOO_LARGE,
  type StoredSearch,
} from '../state/storedSearches';
import { useCodeNames } from '../useCodeNames';
import './kept-searches.scss';

const MAX_SUMMARY_CHIPS = 4;
const useSummary = () => {
  const today = useToday();
  const nameOf = useCodeNames();
  return (filters: SearchFilters): string => {
    const chips = chipGroups(filters, today, nameOf).flatMap((group) =>
      group.chips.map((chip) => chip.text),
    );
    const hiddenCount = chips.length - MAX_SUMMARY_CHIPS;
    return `${chips.slice(0, MAX_SUMMARY_CHIPS).join(' · ')}${hiddenCount > 0 ? ` · and ${hiddenCount} more` : ''}`;
  };
};

interface SaveFormProps {
  filters: SearchFilters;
  hasProblem: boolean;
  /** Returns whether the search was saved. */
  onSave: (name: string) => boolean;
}
function SaveForm({ filters, hasProblem, onSave }: SaveFormProps) {
  const id = useId();
  const summarize = useSummary();
  const [name, setName] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (onSave(name.trim())) setName('');
  };
  return (
    <form className="kept-form" onSubmit={handleSubmit} noValidate>
      <label className="usa-label" htmlFor={id}>
        Name of this search
      </label>
      <p className="kept-search__words">{summarize(filters)}</p>
      <div className="kept-form__line">
        <input
          id={id}
          className="usa-input"
          type="text"
          value={name}
          maxLength={MAX_NAME_LENGTH}
          aria-invalid={hasProblem && !name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">Save</Button>
      </div>
    </form>
  );
}

interface SearchListProps {
  searches: readonly StoredSearch[];
  onRun: (search: StoredSearch) => void;
  action: string;
  onAction: (search: StoredSearch) => void;
}
function SearchList({ searches, onRun, action, onAction }: SearchListProps) {
  const summarize = useSummary();
  if (!searches.length) return <p>No searches yet.</p>;
  return (
    <ul className="kept-list">
      {searches.map((search) => {
        const { name, when, filters } = search;
        const summary = summarize(filters);
        const subject = <span className="usa-sr-only"> {name || summary}</span>;
        return (
          <li key={name || when} className="kept-search">
            <div>
              <strong>{name || 'Recent search'}</strong>
              <span className="kept-search__words">{summary}</span>
              {when && <span className="kept-search__when">{formatTimestamp(when)}</span>}
            </div>
            <div className="kept-search__buttons">
              <Button look="outline" onClick={() => onRun(search)}>
                Run
                {subject}
              </Button>
              <Button look="text" onClick={() => onAction(search)}>
                {action}
                {subject}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface FileButtonsProps {
  canExport: boolean;
  /** Receives a message about the result, and a message about a problem. Either is '' if there is none. */
  onReport: (text: string, problem?: string) => void;
}
function FileButtons({ canExport, onReport }: FileButtonsProps) {
  const { announce } = usePorts();
  const fileInput = useRef<HTMLInputElement>(null);
  const handleExport = () => {
    saveFile('saved-searches.json', exportSearches(), 'application/json');
    announce('Download started');
  };
  const importContent = (content: string) => {
    const result = importSearches(content);
    if ('problem' in result) {
      onReport('', result.problem);
      return;
    }
    onReport(
      `${plural(result.added, 'search', 'searches')} added.${result.kept ? ` Already saved: ${result.kept}.` : ''}`,
      result.refused
        ? `We couldn’t import ${plural(result.refused, 'entry', 'entries')} because the name or the filters are missing.`
        : '',
    );
  };
  const handleImport = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const importedFile = target.files?.[0];
    target.value = '';
    if (!importedFile) return;
    if (importedFile.size > MAX_FILE_LENGTH) onReport('', TOO_LARGE);
    else
      void importedFile
        .text()
        .then(importContent, () => onReport('', 'We couldn’t read the file. Try another file.'));
  };
  return (
    <div className="kept-form__line">
      <Button look="outline" disabled={!canExport} onClick={handleExport}>
        <Icon name="download" /> Export searches
      </Button>
      <Button look="outline" onClick={() => fileInput.current?.click()}>
        Import a file
      </Button>
      <input
        ref={fileInput}
        className="usa-sr-only"
        type="file"
        accept="application/json,.json"
        aria-label="File of saved searches"
        tabIndex={-1}
        onChange={handleImport}
      />
    </div>
  );
}

const getSavedMessage = (name: string, namedSearches: readonly StoredSearch[] = []): string =>
  namedSearches.some((search) => search.name === name)
    ? `This search replaced “${name}”.`
    : `“${name}” is saved in this browser.`;

export interface SavedSearchesPanelProps {
  onClose: () => void;
  onRun: (filters: SearchFilters) => void;
}
/** Renders the searches saved in this browser, with buttons to run, name, delete, export and import them. */
export default function SavedSearchesPanel({ onClose, onRun }: SavedSearchesPanelProps) {
  const { announce } = usePorts();
  const appliedSearch = useSelector(selectApplied);
  const stagedFilters = useSelector(selectStaged);
  const summarize = useSummary();
  const [{ named, recent }, setSearches] = useState(readStoredSearches);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState('');
  const currentFilters = appliedSearch._empty ? stagedFilters : appliedSearch.filters;
  const report = (text: string, problemText = '') => {
    setSearches(readStoredSearches());
    setMessage(text);
    setProblem(problemText);
    announce(text || problemText);
  };
  const save = (name: string, filters: SearchFilters, successText: string): boolean => {
    const isSaved = nameSearch(name, filters, new Date());
    if (isSaved) report(successText);
    else report('', NOT_KEPT);
    return isSaved;
  };
  const handleSave = (name: string): boolean => {
    if (name) return save(name, currentFilters, getSavedMessage(name, named));
    report('', 'Type a name for this search.');
    return false;
  };
  const handleName = ({ filters }: StoredSearch) => {
    const name = summarize(filters).slice(0, MAX_NAME_LENGTH);
    save(name, filters, getSavedMessage(name));
  };
  const handleDelete = ({ name }: StoredSearch) => {
    forgetNamed(name);
    report(`“${name}” is deleted.`);
  };
  const handleForget = () => {
    forgetRecent();
    report('Your recent searches are deleted.');
  };
  const run = ({ filters }: StoredSearch) => {
    onClose();
    onRun(filters);
  };
  return (
    <Sheet title="Saved searches" open onClose={onClose}>
      <p>Saved only in this browser.</p>
      {isEmptySearch(currentFilters) ? (
        <p>Choose filters to save a search.</p>
      ) : (
        <SaveForm filters={currentFilters} hasProblem={problem !== ''} onSave={handleSave} />
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
      <SearchList searches={named} onRun={run} action="Delete" onAction={handleDelete} />
      <h3>Recent</h3>
      <SearchList searches={recent} onRun={run} action="Name it" onAction={handleName} />
      {recent.length > 0 && (
        <p>
          <Button look="text" onClick={handleForget}>
            Delete recent searches
          </Button>
        </p>
      )}
      <h3>Use in another browser</h3>
      <FileButtons canExport={named.length + recent.length > 0} onReport={report} />
    </Sheet>
  );
}
