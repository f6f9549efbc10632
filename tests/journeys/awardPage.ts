import { cleanup, screen } from '@testing-library/react';
import { craftedAwards, type CraftedName } from '../../mock-api/generate/crafted/crafted';
import { apiInProcess } from '../server';
import { renderAt } from '../render';

/** The pages of awards that are made by hand (docs/data-set.md), over the real API. */
export const awardPages = () => {
  const api = apiInProcess();
  beforeAll(api.start);
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    api.reset();
    jest.restoreAllMocks();
  });
  afterAll(api.stop);
  return {
    api,
    /** The page of an award, with a query of its address. */
    open: (name: CraftedName, query = '') =>
      renderAt(`/award/${encodeURIComponent(craftedAwards[name])}${query}`),
    /** A figure of the page, when its answer is there. */
    figure: async (title: string): Promise<HTMLElement> => {
      const found = await screen.findByRole('region', { name: title }, { timeout: 10_000 });
      return found;
    },
    /** What was asked below an address of the API. */
    asked: (path: string) => api.requests.filter((request) => request.path.includes(path)),
  };
};
