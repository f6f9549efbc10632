import { cleanup } from '@testing-library/react';
import { apiInProcess } from '../apiInProcess';

/**
 * The API of a file of journeys: started before its tests, put back after each one together with the page and what is watched, and
 * stopped at the end. `quiet` keeps out of the output what React says of faults that the tests make on purpose.
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
