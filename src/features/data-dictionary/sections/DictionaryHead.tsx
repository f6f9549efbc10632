import type { DataDictionary } from '@/domain/dataDictionary';
import { Icon } from '@/ui/Icon';

export interface DictionarySort {
  column: number;
  order: 'asc' | 'desc';
}
export interface DictionaryHeadProps {
  dictionary: DataDictionary;
  sort: DictionarySort;
  onSort: (column: number, order: 'asc' | 'desc') => void;
}

export const countHeadRows = ({ groups }: DataDictionary): number => (groups.length ? 2 : 1);

/** Renders a row of column groups, if there are any, and a row of sortable columns. */
export function DictionaryHead({ dictionary, sort, onSort }: DictionaryHeadProps) {
  const { groups, columns } = dictionary;
  const isAscending = sort.order === 'asc';
  const handleSort = (at: number) => onSort(at, sort.column === at && isAscending ? 'desc' : 'asc');
  const getIcon = (at: number) => {
    if (sort.column !== at) return 'sort';
    return isAscending ? 'sort-up' : 'sort-down';
  };
  const ariaSort = isAscending ? 'ascending' : 'descending';
  return (
    <thead>
      {groups.length > 0 && (
        <tr aria-rowindex={1}>
          {groups.map((group) => (
            <th key={group.label} scope="colgroup" colSpan={group.columns}>
              {group.label}
            </th>
          ))}
        </tr>
      )}
      <tr aria-rowindex={countHeadRows(dictionary)}>
        {columns.map(({ id, label }, at) => (
          <th key={id} scope="col" aria-sort={sort.column === at ? ariaSort : undefined}>
            <button type="button" onClick={() => handleSort(at)}>
              {label}
              <Icon name={getIcon(at)} />
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
}
