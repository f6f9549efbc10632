import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { searchAccountPart } from './accountPartService';
import { searchAgencies } from './agencyMatchService';
import { searchListings } from './listingMatchService';
import { searchCities } from './placeMatchService';
import { searchProgramActivities } from './programActivityService';
import { recipientMatches } from './recipientMatchService';

const edge = serviceEdge();

describe('every list of matches', () => {
  const calls: [string, () => Promise<unknown>][] = [
    ['agencies', () => searchAgencies('awarding', 'abc')],
    [
      'cities',
      () =>
        searchCities(
          { side: 'recipient', country: { code: 'CAN', name: 'CANADA' }, state: '' },
          'abc',
        ),
    ],
    ['listings', () => searchListings('abc', 5)],
    ['program activities', () => searchProgramActivities('abc', 5)],
    ['account parts', () => searchAccountPart('aid', {}, 'abc', 5)],
    ['recipients', () => recipientMatches.call({ text: 'abc' })],
    ['largest recipients', () => recipientMatches.call({ text: '' })],
  ];
  it.each(calls)('is no list of %s without results', async (_name, call) => {
    edge.answers({ results: null });
    await expect(call()).rejects.toThrow(UNREADABLE);
  });
});
