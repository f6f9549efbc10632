import { cleanup } from '@testing-library/react';
import { apiInProcess } from '../apiInProcess';

/**
 * Starts the API before the tests of a file, resets it after each one together with the page and its watchers, and
 * stops it at the end. `quiet` hides the React errors of faults that tests cause on purpose.
 */
export const journeyApi = ({ quiet = false } = {}) => {
  const api = apiInProcess();
  beforeAll(api.start);
  if (quiet)
    beforeEach(() => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
    });
  afterEach(() => {
    cleanup();
    api.reset();
    jest.restoreAllMocks();
  });
  afterAll(api.stop);
  return api;
};
