import { PageLink } from '@/blocks/entity-links';
import { Icon } from '@/ui/Icon';
import type { BudgetLine } from './budgetLines';

export interface BudgetNameProps {
  line: BudgetLine;
  /** The label of the child rows. */
  childLabel: string;
  /** Path of the profile; undefined if there is none. */
  path: string | undefined;
  /** Whether the child rows are shown; undefined if there are none. */
  open: boolean | undefined;
  /** Whether other rows can be expanded. This row then reserves the space of the button. */
  beside: boolean;
  onToggle: () => void;
  /** Called when the profile link is followed. */
  onFollow: () => void;
}
/** The name in a row: with an expand button for a parent, plain for a child or for unreported amounts. */
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
