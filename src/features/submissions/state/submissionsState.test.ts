import { makeSubmissionsState } from '@/domain/submissions/submission';
import { submissionsReducers, submissionsReset, submissionsTold } from './submissionsState';

const reducer = submissionsReducers.submissions;
const start = makeSubmissionsState();

describe('the statistics in view', () => {
  const told = reducer(start, submissionsTold({ searchTerm: 'energy' }));
  it('keep what they are told, part by part', () => {
    const sort = { field: 'agency_name', order: 'asc' } as const;
    const both = reducer(told, submissionsTold({ submissionsSort: sort }));
    expect([both.searchTerm, both.submissionsSort, both.publicationsSort]).toEqual([
      'energy',
      sort,
      start.publicationsSort,
    ]);
  });
  it('are empty again after their reset, and left alone by all else', () => {
    expect(reducer(told, submissionsReset()).equals(start)).toBe(true);
    expect(reducer(told, { type: 'other' })).toBe(told);
  });
});
