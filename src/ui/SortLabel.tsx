import { Icon } from './Icon';

export interface SortLabelProps {
  label: string;
  /** A smaller line under the label. */
  subtitle?: string;
  numeric?: boolean;
  /** The current sort order; undefined when another column is sorted. */
  order?: 'asc' | 'desc';
}
/**
 * The label of a sortable heading. The sort icon stays on the line of a word: after the last word, or before the first in a numeric column,
 * whose right edge aligns with the numbers.
 */
export function SortLabel({ label, subtitle, numeric, order }: SortLabelProps) {
  const words = label.split(' ');
  const marked = numeric ? words.shift() : words.pop();
  const icon = <Icon name={order ? (order === 'asc' ? 'sort-up' : 'sort-down') : 'sort'} />;
  return (
    <span>
      {!numeric && words.length > 0 && `${words.join(' ')} `}
      <span className="data-table__marked">
        {numeric && icon}
        {marked}
        {!numeric && icon}
      </span>
      {numeric && words.length > 0 && ` ${words.join(' ')}`}
      {subtitle && <small>{subtitle}</small>}
    </span>
  );
}
