import { screen, waitFor, within } from '@testing-library/react';
import { addressProfilePath } from '@/domain/places/placePaths';
import { renderAt } from '../render';
import { get, post } from './apiCalls';
import { largestAward, openAward, section } from './awardPages';
import { COVID, panel } from './covidAwardCalls';
import { journeyApi } from './journeyApi';
import { hrefOf, textsOf } from './pageTexts';

const api = journeyApi();

const patience = { timeout: 15_000 };
const hrefs = (part: Element) =>
  [...part.querySelectorAll('a')].map((link) => link.getAttribute('href'));

interface PlaceJson {
  location_country_code: string | null;
  state_code: string | null;
  city_name: string | null;
  county_name: string | null;
  county_code: string | null;
}
type RecipientPlaceJson = Pick<PlaceJson, 'city_name' | 'state_code'> & { country_code: string };
interface CodeJson {
  code: string | null;
}
type ListingJson = { cfda_number: string | null } | null;
interface RowJson {
  'Recipient Location': PlaceJson | null;
  'Primary Place of Performance': PlaceJson | null;
  'Sub-Recipient Location': PlaceJson | null;
  NAICS: CodeJson | null;
  PSC: CodeJson | null;
  'Assistance Listings': ListingJson[] | null;
  'Assistance Listing': ListingJson;
}
/** Returns the path of the place of a row in FY 2025, as a list. */
const placePaths = (place: PlaceJson | null) => {
  const path = addressProfilePath(
    place && {
      countryCode: place.location_country_code,
      stateCode: place.state_code,
      city: place.city_name,
      county: place.county_name,
      countyCode: place.county_code,
    },
    '2025',
  );
  return path ? [path] : [];
};
const codePaths = (kind: string, codes: readonly (string | null | undefined)[]) =>
  codes.flatMap((code) => (code ? [`/program/${kind}/${code}?fy=2025`] : []));
const listingPaths = (listings: readonly ListingJson[]) =>
  codePaths(
    'assistance',
    listings.map((listing) => listing?.cfda_number),
  );

/** A column of results: its ID, its label, and the paths that its cell links to. */
type LinkedColumn = [id: string, label: RegExp, getPaths: (row: RowJson) => string[]];
const placeColumns: LinkedColumn[] = [
  ['recipient_location', /^Recipient Location/, (row) => placePaths(row['Recipient Location'])],
  [
    'place_of_performance',
    /^Primary Place of Performance/,
    (row) => placePaths(row['Primary Place of Performance']),
  ],
];
const codeColumns: LinkedColumn[] = [
  ['naics', /^North American Industry/, ({ NAICS }) => codePaths('naics', [NAICS?.code])],
  ['psc', /^Product and Service Code/, ({ PSC }) => codePaths('psc', [PSC?.code])],
];

describe('the cells of places and programs in results', () => {
  it.each<[string, string, string, LinkedColumn[]]>([
    ['contracts', 'awards', 'contracts', [...placeColumns, ...codeColumns]],
    [
      'grants',
      'awards',
      'grants',
      [
        ...placeColumns,
        ['listing', /^Assistance Listing/, (row) => listingPaths(row['Assistance Listings'] ?? [])],
      ],
    ],
    [
      'subgrants',
      'subawards',
      'subgrants',
      [
        [
          'sub_location',
          /^Subrecipient Location/,
          (row) => placePaths(row['Sub-Recipient Location']),
        ],
        ['listing', /^Assistance Listing/, (row) => listingPaths([row['Assistance Listing']])],
      ],
    ],
    ['transactions', 'transactions', 'transaction_contracts', [...placeColumns, ...codeColumns]],
  ])('link to profiles in the year of the search: %s', async (_, level, tab, columns) => {
    const ids = columns.map(([id]) => id);
    renderAt(`/search?fy=2025&level=${level}&tab=${tab}&cols=${ids.join(',')}`);
    const table = await screen.findByRole('table', {}, patience);
    const { results } = api.requests
      .filter(({ path }) => /spending_by_(award|transaction)\/$/.test(path))
      .at(-1)!.response as { results: RowJson[] };
    const headings = textsOf(within(table).getAllByRole('columnheader'));
    const rows = within(table)
      .getAllByRole('row')
      .slice(1, 1 + results.length);
    for (const [id, label, getPaths] of columns) {
      const at = headings.findIndex((text) => label.test(text));
      const links = rows.map((row) => hrefs(row.children[at]!));
      expect([id, links]).toEqual([id, results.map(getPaths)]);
      expect(links.flat().length).toBeGreaterThan(0);
    }
  });
  it('link to the default year if the search has several periods', async () => {
    renderAt('/search?fy=2024,2025&cols=place_of_performance,naics');
    const table = await screen.findByRole('table', {}, patience);
    const links = hrefs(table).filter((href) => /^\/(place|program|state)\//.test(href!));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !/^\/(place|program)\/[^?]+$|\/latest$/.test(href!))).toEqual([]);
  });
});

describe('the additional information of an award', () => {
  it('links the places and codes of a contract to their profiles', async () => {
    const id = await largestAward(['D']);
    const award = await get<{
      place_of_performance: PlaceJson & { congressional_code: string };
      recipient: { location: PlaceJson };
      naics_hierarchy: { base_code: CodeJson };
      psc_hierarchy: { base_code: CodeJson };
    }>(`awards/${encodeURIComponent(encodeURIComponent(id))}/`);
    const { place_of_performance: place, recipient } = award;
    const { user } = await openAward(id);
    const more = await section('Additional Information');
    await user.click(more.getByRole('button', { name: 'Expand All' }));
    const linksOf = (label: string) =>
      more
        .getAllByText(label)
        .filter((element) => element.tagName === 'DT')
        .flatMap((term) => hrefs(term.nextElementSibling!));
    const withoutYear = (paths: readonly string[]) => paths.map((path) => path.split('?')[0]);
    expect(linksOf('Address')).toEqual(withoutYear(placePaths(place)));
    expect(linksOf('Recipient Address')).toEqual(withoutYear(placePaths(recipient.location)));
    expect(linksOf('Congressional District')).toContain(
      `/place/district/${place.state_code}-${place.congressional_code}`,
    );
    expect([
      ...linksOf('Product or Service Code (PSC)'),
      ...linksOf('North American Industry Classification System (NAICS) Code'),
    ]).toEqual([
      `/program/psc/${award.psc_hierarchy.base_code.code}`,
      `/program/naics/${award.naics_hierarchy.base_code.code}`,
    ]);
    const overview = await section('Overview');
    expect(hrefs(overview.getByText('Recipient').nextElementSibling!.parentElement!)).toContain(
      withoutYear(placePaths(recipient.location))[0],
    );
  });
});

it('the address of a recipient links to the profile of its city', async () => {
  const { results } = await post<{ results: { id: string }[] }>('recipient/', { limit: 20 });
  const recipients = await Promise.all(
    results.map(({ id }) =>
      get<{ recipient_id: string; location: RecipientPlaceJson }>(`recipient/${id}/`),
    ),
  );
  const { recipient_id: id, location } = recipients.find(
    ({ location: { city_name: city, country_code: country } }) => city && country === 'USA',
  )!;
  renderAt(`/recipient/${id}/latest`);
  const details = await screen.findByRole('region', { name: 'Details' }, patience);
  expect(hrefs(details).filter((href) => href!.startsWith('/place/'))).toEqual([
    addressProfilePath({
      countryCode: 'USA',
      stateCode: location.state_code,
      city: location.city_name,
    }),
  ]);
});

it('the dialog of a COVID-19 listing links to the profile of the listing and closes', async () => {
  const { user } = renderAt(`${COVID}?section=award_spending_by_assistance_listing`);
  const region = await panel('Assistance Listings (CFDA Programs)');
  const table = await within(region).findByRole('table', {}, patience);
  const button = within(table).getAllByRole('button', { name: /^\d{2}\.\w{3}: / })[0]!;
  const [, number] = /^(\S+):/.exec(button.textContent)!;
  await user.click(button);
  const dialog = await screen.findByRole('dialog');
  expect(hrefOf('Profile of this listing', within(dialog))).toBe(`/program/assistance/${number}`);
  await user.click(within(dialog).getByRole('link', { name: 'Profile of this listing' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe(`/program/assistance/${number}`));
});
