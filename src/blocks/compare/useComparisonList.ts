import { useLayoutEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useThunkDispatch } from '@/lib/redux';
import { useIsHydrated } from '@/lib/rendering/hydrated';
import { followStorage, readList, type ListedMember, type WithComparison } from './comparisonState';

/** Returns the comparison list and rerenders when it changes in this tab or another one. Before hydration, the list is empty. */
export const useComparisonList = (): readonly ListedMember[] => {
  const dispatch = useThunkDispatch<WithComparison>();
  const isHydrated = useIsHydrated();
  const text = useSelector(({ comparison }: WithComparison) => comparison.text);
  // A layout effect, because it runs before the browser paints and so never shows an empty list first.
  useLayoutEffect(
    () => (isHydrated ? dispatch(followStorage()) : undefined),
    [dispatch, isHydrated],
  );
  return useMemo(() => readList(text), [text]);
};
