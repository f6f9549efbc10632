import { useEffect, useId, useRef, useState } from 'react';
import { ClearableSearch } from './ClearableSearch';
import { Highlight } from './Highlight';
import { Icon } from './Icon';
import { SlideOutLink } from './SlideOutLink';

export interface CheckboxItem {
  value: string;
  label: string;
  description?: string;
  hidden?: boolean;
  /** Slug of the glossary term. */ glossary?: string;
}
export interface CheckboxGroup {
  key: string;
  label: string;
  items: readonly CheckboxItem[];
  /** Whether the group has its own checkbox. */ selectable: boolean;
}
export interface CheckboxGroupsProps {
  label: string;
  groups: readonly CheckboxGroup[];
  isSelected: (value: string) => boolean;
  onToggle: (value: string) => void;
  onGroup?: (group: string, values: readonly string[], direction: 'add' | 'remove') => void;
  /** Shows the checkboxes without allowing changes. */ disabled?: boolean;
}

function TriStateCheckbox({
  id,
  state,
  onChange,
  label,
  disabled,
}: {
  id: string;
  state: 'none' | 'some' | 'all';
  onChange: () => void;
  label: string;
  disabled?: boolean;
}) {
  const checkboxRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (checkboxRef.current) checkboxRef.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <>
      <input
        ref={checkboxRef}
        id={id}
        className="checkbox"
        type="checkbox"
        checked={state === 'all'}
        disabled={disabled}
        onChange={onChange}
      />
      <label htmlFor={id}>{label}</label>
    </>
  );
}

/** A group whose `items` match a search, with the values of all its items and the number of items that are not hidden. */
type MatchingGroup = CheckboxGroup & { all: readonly string[]; visible: number };
const getMatchingGroups = (groups: readonly CheckboxGroup[], searchTerm: string): MatchingGroup[] =>
  groups
    .map((group) => {
      const visibleItems = group.items.filter(({ hidden }) => !hidden);
      const items = visibleItems.filter(({ label, description = '' }) =>
        `${label} ${description}`.toLowerCase().includes(searchTerm),
      );
      const allValues = group.items.map(({ value }) => value);
      return { ...group, items, all: allValues, visible: visibleItems.length };
    })
    .filter(({ items }) => items.length);

function Group({
  id,
  group: { key, label, items, all, visible, selectable },
  open,
  onOpen,
  highlight,
  isSelected,
  onToggle,
  onGroup,
  disabled,
}: Omit<CheckboxGroupsProps, 'label' | 'groups'> & {
  id: string;
  group: MatchingGroup;
  /** If undefined, the group is open while something in it is selected. */
  open: boolean | undefined;
  onOpen: (isOpen: boolean) => void;
  highlight: string;
}) {
  const checkedCount = all.filter((value) => isSelected(value)).length;
  const state = checkedCount === 0 ? 'none' : checkedCount === all.length ? 'all' : 'some';
  const isOpen = open ?? checkedCount > 0;
  return (
    <li>
      <div className="checkbox-groups__head">
        {selectable && onGroup ? (
          <TriStateCheckbox
            id={id}
            state={state}
            label={label}
            disabled={disabled}
            onChange={() => onGroup(key, all, state === 'all' ? 'remove' : 'add')}
          />
        ) : (
          <span>{label}</span>
        )}
        <span className="checkbox-groups__count">
          {visible} {visible === 1 ? 'type' : 'types'}
        </span>
        <button
          type="button"
          className="checkbox-groups__toggle"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Hide' : 'Show'} ${label} types`}
          onClick={() => onOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </button>
      </div>
      {isOpen && (
        <ul className="checkbox-groups__items">
          {items.map(({ value, label: text, description, glossary }) => (
            <li key={value}>
              <input
                id={`${id}-${value}`}
                className="checkbox"
                type="checkbox"
                checked={isSelected(value)}
                disabled={disabled}
                onChange={() => onToggle(value)}
              />
              <label htmlFor={`${id}-${value}`} title={description}>
                <Highlight text={text} part={highlight} />
              </label>
              {glossary && (
                <SlideOutLink panel="glossary" slug={glossary} className="checkbox-groups__term">
                  <Icon name="book" />
                  <span className="usa-sr-only">Glossary: {text}</span>
                </SlideOutLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/**
 * Renders groups of checkboxes with a search over their labels and descriptions. Groups can be opened and closed. During a search, all
 * matching groups are open.
 */
export function CheckboxGroups({ label, groups, ...handlers }: CheckboxGroupsProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Readonly<Record<string, boolean>>>({});
  const searchText = search.trim();
  const visibleGroups = getMatchingGroups(groups, searchText.toLowerCase());
  return (
    <div className="checkbox-groups" role="group" aria-label={label}>
      <ClearableSearch
        id={`${id}-search`}
        label={label}
        placeholder="Search filters..."
        value={search}
        onChange={setSearch}
        maxLength={200}
      />
      {!visibleGroups.length && <p role="status">No results found. Try another search.</p>}
      <ul className="checkbox-groups__list">
        {visibleGroups.map((group) => (
          <Group
            key={group.key}
            id={`${id}-${group.key}`}
            group={group}
            open={searchText ? true : open[group.key]}
            onOpen={(isOpen) => setOpen({ ...open, [group.key]: isOpen })}
            highlight={searchText}
            {...handlers}
          />
        ))}
      </ul>
    </div>
  );
}
