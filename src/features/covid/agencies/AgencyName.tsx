import { linked } from '@/blocks/entity-links';
import { Highlight } from '@/ui/Highlight';
import { Icon } from '@/ui/Icon';
import type { AgencyLine } from './agencyLines';

export interface AgencyNameProps {
  line: AgencyLine;
  search: string;
  /** Profile of the agency; undefined where it is not known. */
  path: string | undefined;
  /** Whether the sub-agencies stand below; undefined where there are none. */
  open: boolean | undefined;
  /** The first of the sub-agencies of its agency. */
  first: boolean;
  onToggle: () => void;
  /** Told when its profile is opened. */
  onFollow: () => void;
}
/** An agency, with the button that opens its sub-agencies below it; or one of these. */
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
