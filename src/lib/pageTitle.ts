import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Reducer, UnknownAction } from 'redux';

interface WithPageTitle {
  /** The title set by the current page; '' while the title of its route applies. */
  pageTitle: string;
}
const titleChanged = (title: string) => ({ type: 'pageTitle/changed', title }) as const;
const reducer = (state = '', action: ReturnType<typeof titleChanged> | UnknownAction): string =>
  action.type === 'pageTitle/changed' ? (action as ReturnType<typeof titleChanged>).title : state;
export const pageTitleReducers: Readonly<Record<keyof WithPageTitle, Reducer>> = {
  pageTitle: reducer as Reducer,
};

/** Sets the title of the current page until it unmounts; '' keeps the title of its route. */
export const usePageTitle = (title: string): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(titleChanged(title));
    return () => void dispatch(titleChanged(''));
  }, [dispatch, title]);
};

/** Returns the title set by the current page; '' when it sets none. */
export const useCustomTitle = (): string =>
  useSelector(({ pageTitle }: WithPageTitle) => pageTitle);
