import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as csv from '@/lib/csv';
import { apiInProcess } from '../apiInProcess';

/**
 * Starts the API before the tests of a file, resets it and the page after each test, and stops it at the end. `quiet` hides
 * the React errors of deliberate faults, and `rowHeight` gives the rows and the scroll container of long lists a height, which
 * jsdom lacks.
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
    /** Waits for a Retry button, ends the faults of the API and presses the button. */
    retry: async (user: UserEvent, scope: Pick<typeof screen, 'findByRole'> = screen) => {
      const button = await scope.findByRole('button', { name: 'Retry' });
      api.heal();
      await user.click(button);
    },
  };
};
