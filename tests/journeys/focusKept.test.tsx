/** @jest-environment <rootDir>/tests/environment.js */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { apiInProcess } from '../server';
import { renderAt } from '../render';

const api = apiInProcess();
const patient = { timeout: 40_000 };
beforeAll(api.start);
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  api.reset();
  window.localStorage.clear();
  jest.restoreAllMocks();
});
afterAll(api.stop);

const bar = () =>
  screen.findByRole('region', { name: 'Currently applied search filters' }, patient);

describe('the focus, when what has it goes away', () => {
  it('moves from a chip of the applied search to the next one', async () => {
    const { user } = renderAt('/search?fy=2024&keyword=road,bridge');
    const chip = async (name: string) =>
      within(await bar()).findByRole('button', { name: `Remove ${name}` }, patient);
    await user.click(await chip('road'));
    await waitFor(async () => expect(await chip('bridge')).toHaveFocus(), patient);
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await chip('FY 2024')).toHaveFocus(), patient);
  });
  it('moves from a saved search that is deleted to the next of the list, and from the last to the heading', async () => {
    const { user } = renderAt('/search?fy=2024');
    await bar();
    await user.click(await screen.findByRole('button', { name: 'Saved searches' }, patient));
    const dialog = await screen.findByRole('dialog', { name: 'Saved searches' }, patient);
    for (const name of ['one', 'two']) {
      await user.type(within(dialog).getByLabelText('Name of this search'), name);
      await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    }
    await user.click(within(dialog).getByRole('button', { name: 'Delete two' }));
    await waitFor(
      () => expect(within(dialog).getByRole('button', { name: 'Delete one' })).toHaveFocus(),
      patient,
    );
    await user.keyboard('{Enter}');
    await waitFor(
      () => expect(within(dialog).getByRole('heading', { name: 'Named' })).toHaveFocus(),
      patient,
    );
  });
});
