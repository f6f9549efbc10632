import { renderLink } from '@/blocks/entity-links';
import { Highlight } from '@/ui/Highlight';
import { Icon } from '@/ui/Icon';

export interface LineNameProps {
  kind: 'row' | 'child' | 'unlinked' | 'unreported';
  name: string;
  /** The text to highlight. */
  search?: string;
  /** Path of the profile; undefined if there is none. */
  path: string | undefined;
  /** Whether the child rows are shown; undefined if there are none. */
  open: boolean | undefined;
  /** Whether other rows can be expanded. A row without children then reserves the space of the button. */
  hasExpandableRows?: boolean;
  /** The heading above the first child of a row; false for other rows. */
  heading: string | false;
  /** The accessible label of the button that expands the children. */
  toggleLabel: string;
  /** The accessible text after the name of a child. */
  parentLabel: string;
  onToggle: () => void;
  onFollow: () => void;
}
/** Shows the name in a row. A parent row with children also has a button that expands them. */
export function LineName({
  kind,
  name,
  search = '',
  path,
  open,
  hasExpandableRows = true,
  heading,
  toggleLabel,
  parentLabel,
  onToggle,
  onFollow,
}: LineNameProps) {
  const highlightedName = <Highlight text={name} part={search} />;
  if (kind === 'unlinked' || kind === 'unreported') return <em>{name}</em>;
  if (kind === 'child')
    return (
      <span className="covid-child">
        {heading && <span className="covid-child__heading">{heading}</span>}
        {highlightedName}
        <span className="usa-sr-only">{parentLabel}</span>
      </span>
    );
  return (
    <span className="covid-parent">
      {open === undefined ? (
        hasExpandableRows && <span className="covid-parent__none" />
      ) : (
        <button
          type="button"
          className="covid-parent__toggle"
          aria-expanded={open}
          onClick={onToggle}
        >
          <Icon name={open ? 'chevron-down' : 'chevron-right'} />
          <span className="usa-sr-only">{toggleLabel}</span>
        </button>
      )}
      <span>{renderLink(path, highlightedName, onFollow)}</span>
    </span>
  );
}
