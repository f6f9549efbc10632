import { awardSentence } from './awardView';

const view = { sort: 'obligation', order: 'desc', page: 1, search: '' } as const;
const first = { name: 'A', obligation: 2_000_000 };
const sentence = (changes: object, row: typeof first | undefined = first) =>
  awardSentence({ ...view, ...changes }, '3 agencies', row, ' from FY 2020');

describe('the sentence of an award table', () => {
  it('names the row with the largest obligations', () =>
    expect(sentence({})).toBe(
      'Of 3 agencies, A has the most award obligations: $2.0 million from FY 2020',
    ));
  it('names the search text, but no largest row', () =>
    expect(sentence({ search: 'health' })).toBe('3 agencies with “health”'));
  it.each([{ sort: 'outlay' }, { order: 'asc' }, { page: 2 }])(
    'contains only the number of rows for the view %j',
    (changes) => expect(sentence(changes)).toBe('3 agencies'),
  );
});
