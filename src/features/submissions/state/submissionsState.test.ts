import { makeSubmissionsState } from '@/domain/submissions/submission';
import { submissionsReducers, submissionsReset, submissionsTold } from './submissionsState';

const reducer = submissionsReducers.submissions;
const start = makeSubmissionsState();

describe('submissions state', () => {
  const told = reducer(start, submissionsTold({ searchTerm: 'energy' }));
  it('merges updates', () => {
    const sort = { field: 'agency_name', order: 'asc' } as const;
    const both = reducer(told, submissionsTold({ submissionsSort: sort }));
    expect([both.searchTerm, both.submissionsSort, both.publicationsSort]).toEqual([
      'energy',
      sort,
      start.publicationsSort,
    ]);
  });
  it('is empty after a reset and ignores unrelated actions', () => {
    expect(reducer(told, submissionsReset()).equals(start)).toBe(true);
    expect(reducer(told, { type: 'other' })).toBe(told);
  });
});
