import { useLayoutEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useThunkDispatch } from '@/lib/redux';
import { useIsHydrated } from '@/lib/rendering/hydrated';
import { followStored, readList, type KeptMember, type WithComparison } from './comparisonState';

/** Returns the comparison list and rerenders when it changes in this tab or another one. Empty before hydration. */
export const useComparisonList = (): readonly KeptMember[] => {
  const dispatch = useThunkDispatch<WithComparison>();
  const isHydrated = useIsHydrated();
  const text = useSelector(({ comparison }: WithComparison) => comparison.text);
  // Before the browser paints, so that an empty list never flashes.
  useLayoutEffect(
    () => (isHydrated ? dispatch(followStored()) : undefined),
    [dispatch, isHydrated],
  );
  return useMemo(() => readList(text), [text]);
};
