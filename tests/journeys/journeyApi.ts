import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as csv from '@/lib/csv';
import { apiInProcess } from '../apiInProcess';

/**
 * Starts the API before the tests of a file, resets it after each one together with the page, its watchers and its saved files,
 * and stops it at the end. `quiet` hides the React errors of faults that tests cause on purpose. `rowHeight` gives the rows and
 * the scroll container of a long list a height: jsdom has no layout.
 */
export const journeyApi = ({ quiet = false, rowHeight = 0 } = {}) => {
  const api = apiInProcess();
  beforeAll(api.start);
  beforeEach(() => {
    jest.spyOn(csv, 'saveFile').mockImplementation(() => {});
    if (quiet) jest.spyOn(console, 'error').mockImplementation(() => {});
    if (!rowHeight) return;
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(rowHeight);
  });
  afterEach(() => {
    cleanup();
    api.reset();
    jest.restoreAllMocks();
  });
  afterAll(api.stop);
  return {
    ...api,
    /** Heals the API and presses Retry, once it appears. */
    retry: async (user: UserEvent, scope: Pick<typeof screen, 'findByRole'> = screen) => {
      const button = await scope.findByRole('button', { name: 'Retry' });
      api.heal();
      await user.click(button);
    },
  };
};
