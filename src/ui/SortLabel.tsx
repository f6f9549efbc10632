import { Icon } from './Icon';

export interface SortLabelProps {
  label: string;
  /** Smaller line under the label. */
  subtitle?: string;
  numeric?: boolean;
  /** The order it is sorted in; undefined where another column is sorted by. */
  order?: 'asc' | 'desc';
}
/** Words of a heading that sorts, with the mark of the order beside one of them, never on a line of its own: after the last word, or before the first of a column of numbers, whose right edge is that of the numbers. */
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
