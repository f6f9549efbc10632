import { screen, waitFor, within } from '@testing-library/react';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });
// A list of two hundred countries is slow in jsdom.
jest.setTimeout(90000);

type User = ReturnType<typeof renderAt>['user'];
const waitOptions = { timeout: 20000 };
/** Opens the lists of the location control at an address, for one location side. Returns the simulated user. */
const open = async (address = '/search', side = 'Place of Performance') => {
  const { user } = renderAt(address);
  const heading = await screen.findByRole('button', { name: /^Location/ }, waitOptions);
  // If the address has a place, restoring the search opens the section, and a click after that would close it.
  if (address.includes('place='))
    await waitFor(() => expect(heading).toHaveAttribute('aria-expanded', 'true'), waitOptions);
  else await user.click(heading);
  await user.click(await screen.findByRole('tab', { name: side }, waitOptions));
  await user.click(screen.getByRole('button', { name: 'Choose from lists' }));
  await screen.findByRole('combobox', { name: 'Country' }, waitOptions);
  return user;
};
const box = (name: string) => screen.getByRole('combobox', { name });
const pick = async (user: User, label: string, text: string, option: string | RegExp = text) => {
  await waitFor(() => expect(box(label)).toBeEnabled(), waitOptions);
  await user.clear(box(label));
  await user.paste(text);
  await user.click(await screen.findByRole('option', { name: option }, waitOptions));
};
/** Finds an option by its text, because the highlighted part splits its accessible name. */
const findCity = (name: string) =>
  waitFor(() => {
    const match = screen.getAllByRole('option').find(({ textContent }) => textContent === name);
    if (!match) throw new Error(`no ${name}`);
    return match;
  }, waitOptions);
const getAddButton = () => screen.getByRole('button', { name: 'Add Filter' });
const getChosenText = (side = 'Place of Performance') =>
  screen.queryByRole('list', { name: `Chosen: ${side}` })?.textContent ?? '';
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Submit' }));
const getSentFilters = () =>
  api.bodies<{ filters: Record<string, unknown> }>('/spending_by_award_count/').pop()?.filters;
const cityCalls = () => api.bodies('/autocomplete/city/');

describe('location lists', () => {
  it('narrow a country to a county and stay disabled until the list above has a value', async () => {
    const user = await open();
    for (const label of [
      'State (US only)',
      'County (US only)',
      'Current congressional district (US only)',
      'Original congressional district (US only)',
    ])
      expect(box(label)).toBeDisabled();
    expect(getAddButton()).toBeDisabled();
    await pick(user, 'Country', 'united states', 'UNITED STATES');
    await pick(user, 'State (US only)', 'Colorado');
    await pick(user, 'County (US only)', 'Denver');
    expect(box('Current congressional district (US only)')).toBeDisabled();
    expect(screen.queryByRole('combobox', { name: 'City' })).not.toBeInTheDocument();
    await user.click(getAddButton());
    expect(getChosenText()).toContain('COUNTY | Denver County, CO');
    expect(box('Country')).toHaveFocus();
    await submit(user);
    await waitFor(
      () =>
        expect(getSentFilters()).toMatchObject({
          place_of_performance_locations: [{ country: 'USA', state: 'CO', county: '031' }],
        }),
      waitOptions,
    );
  });
  it('disable original districts and counties while a current district is selected', async () => {
    const user = await open('/search', 'Recipient Location');
    await pick(user, 'Country', 'united states', 'UNITED STATES');
    await pick(user, 'State (US only)', 'Montana');
    await pick(user, 'Current congressional district (US only)', 'MT-02');
    expect(
      [box('Original congressional district (US only)'), box('County (US only)')].map(
        (each) => (each as HTMLInputElement).disabled,
      ),
    ).toEqual([true, true]);
    await pick(user, 'Current congressional district (US only)', 'All', 'All districts');
    await pick(user, 'Original congressional district (US only)', 'MT-00');
    await user.click(getAddButton());
    await submit(user);
    await waitFor(
      () =>
        expect(getSentFilters()).toMatchObject({
          recipient_locations: [{ country: 'USA', state: 'MT', district_original: '00' }],
        }),
      waitOptions,
    );
  });
  it('find a city by country and location side, and fill in its state', async () => {
    const user = await open();
    await pick(user, 'Country', 'united states', 'UNITED STATES');
    await user.type(box('City'), 'denv');
    await user.click(await findCity('Denver, CO'));
    expect(cityCalls()).toEqual([
      {
        search_text: 'denv',
        limit: 40,
        filter: { country_code: 'USA', scope: 'primary_place_of_performance' },
      },
    ]);
    expect(box('State (US only)')).toHaveValue('Colorado');
    expect(getAddButton()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(getChosenText()).toContain('CITY | Denver, CO');
    await submit(user);
    await waitFor(
      () =>
        expect(getSentFilters()).toMatchObject({
          place_of_performance_locations: [{ country: 'USA', state: 'CO', city: 'DENVER' }],
        }),
      waitOptions,
    );
  });
  it('find a foreign city only after its country is selected', async () => {
    const user = await open('/search', 'Recipient Location');
    await pick(user, 'Country', 'all foreign', 'ALL FOREIGN COUNTRIES');
    expect(screen.queryByRole('combobox', { name: 'City' })).not.toBeInTheDocument();
    await pick(user, 'Country', 'germany', 'GERMANY');
    await user.click(box('City'));
    await user.paste('sample');
    await user.click(await findCity('Sample City Deu, Germany'));
    await user.click(getAddButton());
    await submit(user);
    await waitFor(
      () =>
        expect(getSentFilters()).toMatchObject({
          recipient_locations: [{ country: 'DEU', city: 'SAMPLE CITY DEU' }],
        }),
      waitOptions,
    );
  });
  it('add “all foreign countries” only once, as a scope beside the places, in the drilldown layout', async () => {
    const user = await open('/searchv2');
    await pick(user, 'Country', 'all foreign', 'ALL FOREIGN COUNTRIES');
    await user.click(getAddButton());
    await pick(user, 'Country', 'all foreign', 'ALL FOREIGN COUNTRIES');
    expect(getAddButton()).toBeDisabled();
    await pick(user, 'Country', 'germany', 'GERMANY');
    await user.click(getAddButton());
    expect(screen.getByText('Results match the scope and one of the places.')).toBeInTheDocument();
    await submit(user);
    await waitFor(
      () =>
        expect(getSentFilters()).toMatchObject({
          place_of_performance_scope: 'foreign',
          place_of_performance_locations: [{ country: 'DEU' }],
        }),
      waitOptions,
    );
  });
  it('accept an existing ZIP code and report one that does not exist or cannot be checked', async () => {
    const user = await open();
    const zip = screen.getByRole('textbox', { name: 'ZIP Code' });
    for (const invalidZip of ['1234', '00000']) {
      await user.clear(zip);
      await user.paste(invalidZip);
      await user.keyboard('{Enter}');
      expect(
        await screen.findByText(
          `Invalid ZIP Code: ${invalidZip} is not a valid ZIP code.`,
          undefined,
          waitOptions,
        ),
      ).toBeInTheDocument();
    }
    api.fault(/autocomplete\/location/, 'status=503');
    await user.clear(zip);
    await user.paste('80202');
    await user.keyboard('{Enter}');
    await screen.findByText(/^We couldn’t check the ZIP code\./, undefined, waitOptions);
    api.heal();
    await user.click(screen.getByRole('button', { name: 'Add: filter by zip code' }));
    await waitFor(() => expect(getChosenText()).toContain('ZIP CODE | 80202'), waitOptions);
    expect(zip).toHaveValue('');
  });
});

describe('the location scope', () => {
  it('has a control and a chip, and is sent together with the selected places', async () => {
    const user = await open(
      '/search?place=STATE~CO~Colorado~~State~%27CO~USA;CO&place_scope=domestic',
    );
    const bar = await screen.findByRole(
      'region',
      { name: 'Currently applied search filters' },
      waitOptions,
    );
    expect(within(bar).getByText('ALL DOMESTIC LOCATIONS')).toBeInTheDocument();
    expect(within(bar).getByText('STATE | Colorado')).toBeInTheDocument();
    await waitFor(
      () =>
        expect(getSentFilters()).toMatchObject({
          place_of_performance_scope: 'domestic',
          place_of_performance_locations: [{ country: 'USA', state: 'CO' }],
        }),
      waitOptions,
    );
    expect(screen.getByRole('combobox', { name: 'Scope' })).toHaveValue('domestic');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Scope' }), 'Everywhere');
    expect(getChosenText()).toBe('STATE | Colorado');
    await user.click(within(bar).getByRole('button', { name: 'Remove ALL DOMESTIC LOCATIONS' }));
    await waitFor(
      () => expect(getSentFilters()).not.toHaveProperty('place_of_performance_scope'),
      waitOptions,
    );
    expect(getSentFilters()).toMatchObject({
      place_of_performance_locations: [{ country: 'USA', state: 'CO' }],
    });
  });
});
