import { makeCovid19State, makeDisasterTotals } from '@/domain/disaster/covidState';
import { covid19Reducers, covid19Reset, covid19Told, selectCovid19 } from './covid19State';

const reducer = covid19Reducers.covid19;

describe('COVID-19 state', () => {
  it('starts empty with the recipient map not loaded', () => {
    const start = selectCovid19({ covid19: reducer(undefined, { type: 'start' }) });
    expect(start.equals(makeCovid19State())).toBe(true);
    expect(start.isRecipientMapLoaded).toBe(false);
  });
  it('merges updates and ignores unrelated actions', () => {
    const codes = reducer(undefined, covid19Told({ defcParams: ['L', 'V'] }));
    const both = reducer(
      codes,
      covid19Told({
        isRecipientMapLoaded: true,
        recipientTotals: makeDisasterTotals({ obligation: 5 }),
      }),
    );
    expect([both.defcParams, both.isRecipientMapLoaded, both.recipientTotals.obligation]).toEqual([
      ['L', 'V'],
      true,
      5,
    ]);
    expect(reducer(both, { type: 'something else' })).toBe(both);
  });
  it('is empty after a reset', () => {
    const known = reducer(undefined, covid19Told({ isRecipientMapLoaded: true }));
    expect(reducer(known, covid19Reset()).equals(makeCovid19State())).toBe(true);
  });
});
