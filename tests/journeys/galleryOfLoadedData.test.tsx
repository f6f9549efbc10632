import examples from '@/features/temp-page/examples.json';
import { renderAt } from '../render';
import { expectExample } from './expectExample';
import { journeyApi } from './journeyApi';

journeyApi({ quiet: true });
afterEach(() => window.localStorage.clear());

describe('examples of components that load their own data', () => {
  it.each(examples.filter(({ group }) => group === 'Data'))(
    'show $id with the data of this site',
    async ({ id, shows }) => {
      renderAt(`/temp-page?example=${id}`);
      await expectExample(shows);
    },
  );
});
