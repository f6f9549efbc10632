import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });

const HASH = 'a'.repeat(32);
const validFilters = { timePeriodType: 'fy', timePeriodFY: ['2024'] };
const version = '2020-06-01';
const agencies = Object.fromEntries(
  Array.from({ length: 50 }, (_, at) => [
    `${at}_toptier`,
    { id: at, agencyType: 'toptier', name: `Agency ${at}`, abbreviation: `A${at}` },
  ]),
);
const formatLeftOut = (names: string) =>
  `We couldn’t use part of this saved search: ${names}. All other filters are set.`;

describe('a saved search', () => {
  it.each<[string, unknown, string, string, number]>([
    [
      'another version',
      validFilters,
      '2031-01-01',
      'This search comes from another version of the site (2031-01-01). Check its filters.',
      1,
    ],
    [
      'unknown keys',
      { ...validFilters, mood: ['bright'], planet: { name: 'Mars' } },
      version,
      formatLeftOut('"mood", "planet"'),
      1,
    ],
    ['missing keys', { timePeriodFY: ['2024'] }, version, '', 1],
    [
      'wrong types',
      {
        ...validFilters,
        keyword: 7.5,
        awardType: { a: { b: 1 } },
        selectedLocations: 'Texas',
        awardAmounts: [['x', 'y']],
        naicsCodes: 'all',
        tasCodes: [1, 2],
        setAside: [null],
      },
      version,
      formatLeftOut(
        'Award Type, Place of Performance, Award Amount, Type of Set Aside, NAICS, Treasury Account Symbol (TAS)',
      ),
      2,
    ],
    [
      'two megabytes',
      { ...validFilters, keyword: { long: 'x'.repeat(2_000_000) } },
      version,
      formatLeftOut('Keyword'),
      1,
    ],
    [
      'one code both required and excluded',
      { ...validFilters, naicsCodes: { require: ['54'], exclude: ['54'], counts: [] } },
      version,
      formatLeftOut('NAICS'),
      1,
    ],
    [
      'a tree with inconsistent counts',
      {
        ...validFilters,
        pscCodes: {
          require: [['Service', 'R']],
          exclude: [],
          counts: [
            { label: 'Services', value: 'Product', count: 9 },
            { label: 1, value: 2 },
          ],
        },
      },
      version,
      '',
      2,
    ],
    [
      'a thousand codes',
      {
        ...validFilters,
        naicsCodes: {
          require: Array.from({ length: 1000 }, (_, at) => String(110000 + at * 7)),
          exclude: [],
          counts: [],
        },
      },
      version,
      '',
      2,
    ],
    ['fifty agencies', { ...validFilters, selectedAwardingAgencies: agencies }, version, '', 51],
  ])(
    'with %s restores its valid filters, reports the rest, and runs the search',
    async (_what, filters, savedVersion, message, count) => {
      api.override(
        http.post('*/api/v2/references/hash/', () =>
          HttpResponse.json({ filter: { filters, version: savedVersion } }),
        ),
      );
      renderAt(`/search?hash=${HASH}`);
      const title = await screen.findByRole('heading', {
        name: new RegExp(`^\\d+ Active Filters?:$`),
      });
      expect(title).toHaveTextContent(`${count} Active Filter`);
      expect(within(title.closest('section')!).getByText('FY 2024')).toBeInTheDocument();
      if (message) expect(await screen.findByText(message)).toBeInTheDocument();
      else expect(screen.queryByText(/We couldn’t use part of this/)).not.toBeInTheDocument();
      await waitFor(() =>
        expect(
          api.requests.some(
            ({ path, status }) => path.endsWith('/spending_by_award_count/') && status === 200,
          ),
        ).toBe(true),
      );
    },
  );
});

describe('an unexpected response', () => {
  const mockResponse = (path: string, body: object) =>
    api.override(http.post(`*/api/v2/search/${path}`, () => HttpResponse.json(body)));
  it.each<[string, string, object, string, RegExp]>([
    [
      'a map of unknown shapes without amounts',
      'spending_by_geography/',
      {
        results: [
          {
            shape_code: 'QQ',
            display_name: null,
            aggregated_amount: null,
            population: null,
            per_capita: null,
          },
        ],
      },
      'Results by Geography',
      /response was unreadable/,
    ],
    [
      'a map without rows',
      'spending_by_geography/',
      { nothing: true },
      'Results by Geography',
      /response was unreadable/,
    ],
    [
      'a category without rows',
      'spending_by_category/awarding_agency/',
      { results: 'none' },
      'Results by Category',
      /response was unreadable/,
    ],
  ])(
    'is reported in its panel and leaves the other panels intact: %s',
    async (_what, path, body, region, message) => {
      mockResponse(path, body);
      renderAt('/search?fy=2024');
      await within(await screen.findByRole('region', { name: region })).findByText(message);
      expect(
        await screen.findByRole('table', { name: /^Prime Award Results/ }),
      ).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: '1 Active Filter:' })).toBeInTheDocument();
    },
  );
  it('for a category page past the end is reported and leaves the table intact', async () => {
    renderAt('/search?fy=2024&cpage=4000');
    expect(await screen.findByText('This page does not exist.')).toBeInTheDocument();
    expect(await screen.findByRole('table', { name: /^Prime Award Results/ })).toBeInTheDocument();
  });
});
