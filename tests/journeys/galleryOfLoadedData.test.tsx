import { screen } from '@testing-library/react';
import examples from '@/features/temp-page/examples.json';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

journeyApi({ quiet: true });
afterEach(() => window.localStorage.clear());

describe('examples of components that load their own data', () => {
  it.each(examples.filter(({ group }) => group === 'Data'))(
    'show $id with the data of this site',
    async ({ id, shows }) => {
      renderAt(`/temp-page?example=${id}`);
      if (shows.text)
        expect(await screen.findByText(shows.text, { exact: false })).toBeInTheDocument();
      else {
        const [first] = await screen.findAllByRole(shows.role!, { name: shows.name });
        expect(first).toBeInTheDocument();
      }
    },
  );
});
