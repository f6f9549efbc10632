import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { SubmissionsState } from '@/domain/submissions/submission';
import { submissionsTold } from '../state/submissionsState';

type Parts = ReturnType<SubmissionsState['toObject']>;
type Rows =
  'submissionSearchResults' | 'publicationSearchResults' | 'allSubmissions' | 'allPublications';

/** Writes the rows to the store: to `found` for a search; without a term to `all`, and clears `found`. */
export const useFoundTold = <F extends Rows, K extends Rows>(
  found: F,
  all: K,
  term: string,
  rows: (Parts[F] & Parts[K]) | null,
): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    if (rows)
      dispatch(
        submissionsTold({
          searchTerm: term,
          ...(term ? { [found]: rows } : { [found]: [], [all]: rows }),
        }),
      );
  }, [dispatch, found, all, term, rows]);
};
