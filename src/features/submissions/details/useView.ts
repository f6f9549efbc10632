import { useCallback, useState } from 'react';
import type { TableView } from '@/blocks/panel';

/** Returns the sort order and page of a dialog's table, and a function that changes them. They reset when the dialog closes. */
export const useView = (sort: string): [TableView, (changes: Partial<TableView>) => void] => {
  const [view, setView] = useState<TableView>({ sort, order: 'desc', page: 1, limit: 10 });
  const changeView = useCallback(
    (changes: Partial<TableView>) => setView((oldView) => ({ ...oldView, ...changes })),
    [],
  );
  return [view, changeView];
};
