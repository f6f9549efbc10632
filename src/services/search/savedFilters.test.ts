import * as change from '@/domain/search/changes';
import { addDateRange } from '@/domain/search/timeChanges';
import { makeListing } from '@/domain/search/filters/contractFilters';
import { initialFilters, makeAgencyItem, makeCodeTree } from '@/domain/search/searchFilters';
import { getFailure, postCall, serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { HttpResponse } from 'msw';
import {
  fetchSearch,
  isHash,
  toSavedSearchBody,
  toSavedFilters,
  savedHash,
  saveSearch,
} from './savedFilters';

const edge = serviceEdge();
const hash = '900150983cd24fb0d6963f7d28e17f72';

describe('the saved form of a search', () => {
  it('has objects for maps and records, and arrays for sets', () => {
    const agency = makeAgencyItem({
      id: 7,
      agencyType: 'toptier',
      name: 'Department of Defense',
      abbreviation: 'DOD',
      code: '097',
    });
    const filters = addDateRange(
      change.toggleListing(
        change.toggleAgency(
          change.toggleText(initialFilters, 'keyword', 'bridge'),
          'selectedAwardingAgencies',
          agency,
        ),
        makeListing('93.778', 'Medicaid'),
      ),
      '2024-01-01',
      '',
    ).merge({
      naicsCodes: makeCodeTree({
        require: ['54'],
        counts: [{ label: '54', value: '54', count: 2 }],
      }),
      awardDescription: 'culvert',
    });
    expect(toSavedFilters(filters)).toMatchObject({
      keyword: { bridge: 'bridge' },
      timePeriodType: 'dr',
      timePeriodFY: [],
      time_period: [{ start_date: '2024-01-01', end_date: '' }],
      selectedAwardingAgencies: {
        '7_toptier': {
          id: 7,
          agencyType: 'toptier',
          name: 'Department of Defense',
          abbreviation: 'DOD',
          code: '097',
        },
      },
      selectedFundingAgencies: {},
      selectedRecipients: [],
      selectedCFDA: { '93.778': { program_number: '93.778', program_title: 'Medicaid' } },
      naicsCodes: {
        require: ['54'],
        exclude: [],
        counts: [{ label: '54', value: '54', count: 2 }],
      },
      awardDescription: 'culvert',
      filterNewAwardsOnlySelected: false,
    });
  });
  it('is JSON with the filter version', () => {
    expect(JSON.parse(toSavedSearchBody(initialFilters))).toEqual({
      filters: toSavedFilters(initialFilters),
      version: '2020-06-01',
    });
  });
});

describe('the hash of a saved search', () => {
  it('is the MD5 of its text', () => expect(savedHash('abc')).toBe(hash));
  it.each([hash, hash.toUpperCase(), '0'.repeat(32)])('can be %s', (text) =>
    expect(isHash(text)).toBe(true),
  );
  it.each(['', '0'.repeat(31), '0'.repeat(33), `x${hash}`, `${hash}\nx`, 'g'.repeat(32)])(
    'cannot be %j',
    (text) => expect(isHash(text)).toBe(false),
  );
});

describe('saveSearch', () => {
  it('sends the saved form and returns the service’s hash', async () => {
    edge.answers({ hash });
    const body = toSavedSearchBody(change.toggleText(initialFilters, 'keyword', 'bridge'));
    expect(await saveSearch(body)).toBe(hash);
    expect(edge.asked).toEqual([postCall('v2/references/filter/', JSON.parse(body) as unknown)]);
  });
  it.each([[{}], [{ hash: '' }], [{ hash: 5 }]])('rejects the response %j', async (response) => {
    edge.answers(response);
    await expect(saveSearch(toSavedSearchBody(initialFilters))).rejects.toThrow(UNREADABLE);
  });
});

describe('fetchSearch', () => {
  it('requests a search by hash', async () => {
    edge.answers({ filter: { filters: { keyword: { a: 'abc' } }, version: '2020-06-01' } });
    expect(await fetchSearch(hash)).toEqual({
      filters: { keyword: { a: 'abc' } },
      version: '2020-06-01',
    });
    expect(edge.asked).toEqual([postCall('v2/references/hash/', { hash })]);
  });
  it.each([[{}], [{ filter: null }], [{ filter: { version: 5 } }]])(
    'returns neither filters nor version for %j',
    async (response) => {
      edge.answers(response);
      expect(await fetchSearch(hash)).toEqual({ filters: undefined, version: '' });
    },
  );
  it('fails with status 400 for an unknown hash', async () => {
    edge.answersBy(() => HttpResponse.json({ detail: 'Unknown hash' }, { status: 400 }));
    expect((await getFailure(fetchSearch(hash))).status).toBe(400);
  });
});
