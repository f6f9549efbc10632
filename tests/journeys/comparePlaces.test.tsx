import { screen, waitFor, within } from '@testing-library/react';
import { profileMoney } from '@/domain/format';
import { renderAt } from '../render';
import { postSearch } from './apiCalls';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });
afterEach(() => window.localStorage.clear());

const fiscalYear2024 = [{ start_date: '2023-10-01', end_date: '2024-09-30' }];
/** Returns the obligations of the transactions that match filters in FY 2024, in dollars. */
const fetchTotal = async (filters: object) => {
  const { results } = await postSearch<{ results: { aggregated_amount: number }[] }>(
    'spending_over_time/',
    { group: 'fiscal_year', filters: { ...filters, time_period: fiscalYear2024 } },
  );
  return results.reduce((sum, { aggregated_amount: amount }) => sum + amount, 0);
};
const inOhio = (parts: object) => ({
  place_of_performance_locations: [{ country: 'USA', state: 'OH', ...parts }],
});
const readBars = async (measure: string) =>
  within(
    within(await screen.findByRole('region', { name: 'Side by side' })).getByRole('list', {
      name: measure,
    }),
  )
    .getAllByRole('listitem')
    .map((row) => row.children[1]!.textContent);

describe('the comparison of places and programs', () => {
  it('shows a county, a city and a state with the obligations of their profiles, and warns that the state includes the others', async () => {
    renderAt('/compare?of=county:39049,city:OH-COLUMBUS,state:39&fy=2024');
    const [county, city] = await Promise.all([
      fetchTotal(inOhio({ county: '049' })),
      fetchTotal(inOhio({ city: 'COLUMBUS' })),
    ]);
    await waitFor(async () =>
      expect((await readBars('Obligations')).slice(0, 2)).toEqual([
        profileMoney(county),
        profileMoney(city),
      ]),
    );
    expect(screen.getByText(/^Franklin County, OH is part of Ohio\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Franklin County, OH' })).toHaveAttribute(
      'href',
      '/place/county/39049?fy=2024',
    );
  });
  it('shows two industries by their titles, of which one includes the other', async () => {
    renderAt('/compare?of=naics:54,naics:5415&fy=2024');
    const [sector, group] = await Promise.all([
      fetchTotal({ naics_codes: { require: ['54'] } }),
      fetchTotal({ naics_codes: { require: ['5415'] } }),
    ]);
    await waitFor(async () =>
      expect(await readBars('Obligations')).toEqual([profileMoney(sector), profileMoney(group)]),
    );
    expect(screen.getByText(/^5415 - .* is part of 54 - /)).toBeInTheDocument();
  });
  it.each([
    ['travis', /^Travis County, TX/, 'county:48453'],
    ['montgomery county, md', /^Montgomery County, MD/, 'county:24031'],
    ['head start', /^93\.600 - Head Start/, 'assistance:93.600'],
    ['54', /^54 - Professional, Scientific/i, 'naics:54'],
    ['5415', /^5415 - Computer Systems Design/i, 'naics:5415'],
    ['541512', /^541512 - Computer Systems Design/i, 'naics:541512'],
    ['radar equipment', /^5841 - Radar Equipment ?, Airborne/i, 'psc:5841'],
    ['5841', /^5841 - Radar Equipment ?, Airborne/i, 'psc:5841'],
  ])('offers a place or program to add: %s', async (text, name, key) => {
    const { user } = renderAt('/compare?of=state:06');
    await user.click(await screen.findByRole('combobox', { name: /^Add a/ }));
    await user.paste(text);
    await user.click(await screen.findByRole('option', { name }, { timeout: 10_000 }));
    await waitFor(() => expect(window.location.search).toBe(`?of=state:06,${key}`));
  });
  it('reports an unknown program and offers Retry when the figures of a place fail', async () => {
    renderAt('/compare?of=psc:ZZZZ,zip:43215&fy=2024');
    expect(await screen.findByText(/ZZZZ/)).toBeInTheDocument();
    api.fault(/spending_over_time/, 'status=500');
    renderAt('/compare?of=zip:78701,zip:43215&fy=2023');
    expect((await screen.findAllByRole('button', { name: /^Retry/ })).length).toBeGreaterThan(0);
  });
});
