import { useEffect, useId, useRef, useState } from 'react';
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
  selected: (value: string) => boolean;
  onToggle: (value: string) => void;
  onGroup?: (group: string, values: readonly string[], direction: 'add' | 'remove') => void;
  /** Shows the checkboxes without allowing changes. */ disabled?: boolean;
}

function TriState({
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
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <>
      <input
        ref={box}
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

/** Groups of checkboxes with a search over their labels. Groups can be opened and closed; during a search all are open. */
export function CheckboxGroups({
  label,
  groups,
  selected,
  onToggle,
  onGroup,
  disabled,
}: CheckboxGroupsProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Readonly<Record<string, boolean>>>({});
  const wanted = search.trim().toLowerCase();
  const shown = groups
    .map((group) => ({
      ...group,
      items: group.items.filter(
        (item) =>
          !item.hidden &&
          (!wanted || `${item.label} ${item.description ?? ''}`.toLowerCase().includes(wanted)),
      ),
      all: group.items,
    }))
    .filter((group) => group.items.length);
  return (
    <div className="checkbox-groups" role="group" aria-label={label}>
      <div className="search-box">
        <label className="usa-sr-only" htmlFor={`${id}-search`}>
          Search {label}
        </label>
        <input
          id={`${id}-search`}
          className="usa-input"
          type="text"
          placeholder="Search filters..."
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          maxLength={200}
        />
        {search && (
          <button
            type="button"
            className="search-box__clear"
            aria-label="Clear search"
            onClick={() => setSearch('')}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {!shown.length && <p role="status">No results found.</p>}
      <ul className="checkbox-groups__list">
        {shown.map((group) => {
          const chosen = group.all.filter((item) => selected(item.value)).length;
          const state = chosen === 0 ? 'none' : chosen === group.all.length ? 'all' : 'some';
          const visible = group.all.filter((item) => !item.hidden).length;
          const isOpen = wanted !== '' || (open[group.key] ?? chosen > 0);
          return (
            <li key={group.key}>
              <div className="checkbox-groups__head">
                {group.selectable && onGroup ? (
                  <TriState
                    id={`${id}-${group.key}`}
                    state={state}
                    label={group.label}
                    disabled={disabled}
                    onChange={() =>
                      onGroup(
                        group.key,
                        group.all.map((item) => item.value),
                        state === 'all' ? 'remove' : 'add',
                      )
                    }
                  />
                ) : (
                  <span>{group.label}</span>
                )}
                <span className="checkbox-groups__count">
                  {visible} {visible === 1 ? 'type' : 'types'}
                </span>
                <button
                  type="button"
                  className="checkbox-groups__toggle"
                  aria-expanded={isOpen}
                  aria-label={`${isOpen ? 'Hide' : 'Show'} ${group.label} types`}
                  onClick={() => setOpen({ ...open, [group.key]: !isOpen })}
                >
                  <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
                </button>
              </div>
              {isOpen && (
                <ul className="checkbox-groups__items">
                  {group.items.map((item) => (
                    <li key={item.value}>
                      <input
                        id={`${id}-${group.key}-${item.value}`}
                        className="checkbox"
                        type="checkbox"
                        checked={selected(item.value)}
                        disabled={disabled}
                        onChange={() => onToggle(item.value)}
                      />
                      <label htmlFor={`${id}-${group.key}-${item.value}`} title={item.description}>
                        <Highlight text={item.label} part={search.trim()} />
                      </label>
                      {item.glossary && (
                        <SlideOutLink
                          panel="glossary"
                          slug={item.glossary}
                          className="checkbox-groups__term"
                        >
                          <Icon name="book" />
                          <span className="usa-sr-only">Glossary: {item.label}</span>
                        </SlideOutLink>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
