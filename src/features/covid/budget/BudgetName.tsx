import { PageLink } from '@/blocks/entity-links';
import { Icon } from '@/ui/Icon';
import type { BudgetLine } from './budgetLines';

export interface BudgetNameProps {
  line: BudgetLine;
  /** What stands under a row is called. */
  childLabel: string;
  /** Its profile; undefined where it has none. */
  path: string | undefined;
  /** Whether what stands under it is shown; undefined where there is nothing. */
  open: boolean | undefined;
  /** Whether other rows of the table can be opened: then this one keeps the place of the button. */
  beside: boolean;
  onToggle: () => void;
  /** Told when its profile is opened. */
  onFollow: () => void;
}
/** The name of a line: of a row with the button that opens it, of a child, or of what no row reports. */
export function BudgetName({
  line,
  childLabel,
  path,
  open,
  beside,
  onToggle,
  onFollow,
}: BudgetNameProps) {
  const { kind, name, parent, first } = line;
  if (kind === 'unreported') return <em>{name}</em>;
  if (kind === 'child')
    return (
      <span className="covid-child">
        {first && <span className="covid-child__heading">{childLabel}</span>}
        {name}
        <span className="usa-sr-only">, of {parent}</span>
      </span>
    );
  return (
    <span className="covid-parent">
      {open === undefined ? (
        beside && <span className="covid-parent__none" />
      ) : (
        <button
          type="button"
          className="covid-parent__toggle"
          aria-expanded={open}
          onClick={onToggle}
        >
          <Icon name={open ? 'chevron-down' : 'chevron-right'} />
          <span className="usa-sr-only">
            {childLabel} of {name}
          </span>
        </button>
      )}
      <span>
        {path ? (
          <PageLink to={path} onFollow={onFollow}>
            {name}
          </PageLink>
        ) : (
          name
        )}
      </span>
    </span>
  );
}
