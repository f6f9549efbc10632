import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { CodeNames } from '@/blocks/search-filters';
import { branchesToLoad, getTreeChoice, type TreeField } from '@/domain/search/filters/treeFilters';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { useThunkDispatch } from '@/lib/redux';
import { childrenAt, selectTree, type WithCodeTrees } from './state/codeTrees';
import { loadBranches } from './state/codeTreeThunks';

const kinds = { naicsCodes: 'naics', pscCodes: 'psc', tasCodes: 'tas' } as const;
const fields = Object.keys(kinds) as readonly TreeField[];
/** Maximum number of branches to load per filter. Codes in other branches are shown without names. */
const MAX_BRANCHES = 24;

/** Returns a function that looks up the name of a tree code. The name is undefined until the branch of the code has loaded. */
export const createNameLookup =
  (state: WithCodeTrees): CodeNames =>
  (field, path) =>
    childrenAt(selectTree(kinds[field])(state), path.slice(0, -1))?.find(
      ({ id }) => id === path.at(-1),
    )?.label;
/** Returns a function that looks up the names of tree codes. The function changes when branches load. */
export const useCodeNames = (): CodeNames => {
  const naicsTree = useSelector(selectTree('naics'));
  const pscTree = useSelector(selectTree('psc'));
  const tasTree = useSelector(selectTree('tas'));
  return useMemo(
    () => createNameLookup({ naicsTree, pscTree, tasTree }),
    [naicsTree, pscTree, tasTree],
  );
};

/** Loads the names of the chosen codes. If a name fails to load, only the code is shown. */
export const useLoadCodeNames = (filters: SearchFilters): void => {
  const dispatch = useThunkDispatch<WithCodeTrees>();
  useEffect(() => {
    for (const field of fields) {
      const choice = getTreeChoice(filters, field);
      const branches = branchesToLoad(choice).slice(0, MAX_BRANCHES);
      if (choice.require.length) void dispatch(loadBranches(kinds[field], branches));
    }
  }, [dispatch, filters]);
};
