import { useCallback, useState } from 'react';
import type { TableView } from '@/blocks/panel';

/** Order and page of the table of a dialog: they last as long as it is open. */
export const useView = (
  sort: string,
  order: TableView['order'],
): [TableView, (changes: Partial<TableView>) => void] => {
  const [view, setView] = useState<TableView>({ sort, order, page: 1, limit: 10 });
  const change = useCallback(
    (changes: Partial<TableView>) => setView((current) => ({ ...current, ...changes })),
    [],
  );
  return [view, change];
};
