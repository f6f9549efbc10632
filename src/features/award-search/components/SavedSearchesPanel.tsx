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
  LARGEST_FILE,
  LONGEST_NAME,
  nameSearch,
  NOT_KEPT,
  TOO_LARGE,
  type StoredSearch,
} from '../state/storedSearches';
import { useCodeNames } from '../useCodeNames';
import './kept-searches.scss';

const SUMMARY_CHIPS = 4;
const useSummary = () => {
  const today = useToday();
  const nameOf = useCodeNames();
  return (filters: SearchFilters): string => {
    const chips = chipGroups(filters, today, nameOf).flatMap((group) =>
      group.chips.map((chip) => chip.text),
    );
    const hiddenCount = chips.length - SUMMARY_CHIPS;
    return `${chips.slice(0, SUMMARY_CHIPS).join(' · ')}${hiddenCount > 0 ? ` · and ${hiddenCount} more` : ''}`;
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
          maxLength={LONGEST_NAME}
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
  const file = useRef<HTMLInputElement>(null);
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
        ? `We couldn’t import ${plural(result.refused, 'entry', 'entries')} without name or filters.`
        : '',
    );
  };
  const handleImport = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const importedFile = target.files?.[0];
    target.value = '';
    if (!importedFile) return;
    if (importedFile.size > LARGEST_FILE) onReport('', TOO_LARGE);
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
      <Button look="outline" onClick={() => file.current?.click()}>
        Import a file
      </Button>
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
  );
}

const savedText = (name: string, namedSearches: readonly StoredSearch[] = []): string =>
  namedSearches.some((search) => search.name === name)
    ? `This search replaced “${name}”.`
    : `“${name}” is saved in this browser.`;

export interface KeptSearchesPanelProps {
  onClose: () => void;
  onRun: (filters: SearchFilters) => void;
}
/** Renders the searches saved in this browser, with buttons to run, name, delete, export and import them. */
export default function SavedSearchesPanel({ onClose, onRun }: KeptSearchesPanelProps) {
  const { announce } = usePorts();
  const applied = useSelector(selectApplied);
  const staged = useSelector(selectStaged);
  const summarize = useSummary();
  const [{ named, recent }, setSearches] = useState(readStoredSearches);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState('');
  const currentFilters = applied._empty ? staged : applied.filters;
  const report = (text: string, problemText = '') => {
    setSearches(readStoredSearches());
    setMessage(text);
    setProblem(problemText);
    announce(text || problemText);
  };
  const save = (name: string, filters: SearchFilters, success: string): boolean => {
    const isSaved = nameSearch(name, filters, new Date());
    if (isSaved) report(success);
    else report('', NOT_KEPT);
    return isSaved;
  };
  const handleSave = (name: string): boolean => {
    if (name) return save(name, currentFilters, savedText(name, named));
    report('', 'Type a name for this search.');
    return false;
  };
  const handleName = ({ filters }: StoredSearch) => {
    const name = summarize(filters).slice(0, LONGEST_NAME);
    save(name, filters, savedText(name));
  };
  const handleDelete = ({ name }: StoredSearch) => {
    forgetNamed(name);
    report(`“${name}” is deleted.`);
  };
  const handleForget = () => {
    forgetRecent();
    report('Recent searches are forgotten.');
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
            Forget recent searches
          </Button>
        </p>
      )}
      <h3>Move to another browser</h3>
      <FileButtons canExport={named.length + recent.length > 0} onReport={report} />
    </Sheet>
  );
}
