import { Icon } from './Icon';
import type { Column } from './tableColumn';

export interface SortLabelProps extends Pick<Column<never>, 'label' | 'subtitle' | 'numeric'> {
  /** The current sort order; undefined when another column is sorted. */
  order?: 'asc' | 'desc';
}
/** Renders the label of a sortable heading. The icon stays on one line with the last word, or with the first word in a numeric column. */
export function SortLabel({ label, subtitle, numeric, order }: SortLabelProps) {
  const words = label.split(' ');
  const wordWithIcon = numeric ? words.shift() : words.pop();
  const icon = <Icon name={order ? (order === 'asc' ? 'sort-up' : 'sort-down') : 'sort'} />;
  return (
    <span>
      {!numeric && words.length > 0 && `${words.join(' ')} `}
      <span className="data-table__marked">
        {numeric && icon}
        {wordWithIcon}
        {!numeric && icon}
      </span>
      {numeric && words.length > 0 && ` ${words.join(' ')}`}
      {subtitle && <small>{subtitle}</small>}
    </span>
  );
}
