import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { searchAccountPart } from './accountPartService';
import { searchAgencies } from './agencyMatchService';
import { searchListings } from './listingMatchService';
import { searchCities } from './placeMatchService';
import { searchProgramActivities } from './programActivityService';
import { recipientMatches } from './recipientMatchService';

const edge = serviceEdge();

describe('the autocomplete endpoint', () => {
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
  const brokenResponses: [string, object][] = [
    ['without values', { results: [{}] }],
    [
      'with null for every value',
      {
        results: [
          {
            program_number: null,
            program_activity_code: null,
            city_name: null,
            name: null,
            ata: null,
            id: null,
            toptier_agency: null,
          },
        ],
      },
    ],
    [
      'with values of another kind',
      {
        results: [
          {
            program_number: {},
            program_activity_code: [1],
            city_name: {},
            recipient_name: {},
            name: [1],
            aid: {},
            id: 'x',
            toptier_agency: 'x',
          },
        ],
      },
    ],
  ];
  it.each(
    calls.flatMap(([name, call]) =>
      brokenResponses.map(([what, wire]) => [name, what, wire, call] as const),
    ),
  )('for %s rejects rows %s', async (_name, _what, wire, call) => {
    edge.answers(wire as never);
    await expect(call()).rejects.toThrow(UNREADABLE);
  });
  it.each(calls)('for %s rejects a response without results', async (_name, call) => {
    edge.answers({ results: null });
    await expect(call()).rejects.toThrow(UNREADABLE);
  });
});
