import { linked } from '@/blocks/entity-links';
import { Highlight } from '@/ui/Highlight';
import { Icon } from '@/ui/Icon';
import type { AgencyLine } from './agencyLines';

export interface AgencyNameProps {
  line: AgencyLine;
  search: string;
  /** Path of the agency's profile; undefined if it has none. */
  path: string | undefined;
  /** Whether the subagencies are shown; undefined if there are none. */
  open: boolean | undefined;
  /** Whether this is the first subagency of its agency. */
  first: boolean;
  onToggle: () => void;
  /** Called when the profile link is followed. */
  onFollow: () => void;
}
/** The name of an agency with the button that expands its subagencies, or the name of a subagency. */
export function AgencyName({
  line,
  search,
  path,
  open,
  first,
  onToggle,
  onFollow,
}: AgencyNameProps) {
  const { kind, name } = line;
  const marked = <Highlight text={name} part={search} />;
  if (kind === 'unlinked') return <em>{name}</em>;
  if (kind === 'child')
    return (
      <span className="covid-child">
        {first && <span className="covid-child__heading">Sub-Agencies</span>}
        {marked}
        <span className="usa-sr-only">, sub-agency of {line.agency}</span>
      </span>
    );
  return (
    <span className="covid-parent">
      {open === undefined ? (
        <span className="covid-parent__none" />
      ) : (
        <button
          type="button"
          className="covid-parent__toggle"
          aria-expanded={open}
          onClick={onToggle}
        >
          <Icon name={open ? 'chevron-down' : 'chevron-right'} />
          <span className="usa-sr-only">Sub-agencies of {name}</span>
        </button>
      )}
      <span>{linked(path, marked, onFollow)}</span>
    </span>
  );
}
