/** @jest-environment <rootDir>/tests/environment.js */
import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { emergencyCodes } from './endpoints';

const edge = serviceEdge();

describe('disaster emergency fund codes', () => {
  it('come with the disaster of those that have one, without what is no code', async () => {
    edge.answers({
      codes: [{ code: 'N', disaster: 'covid_19' }, { code: 'Q', disaster: null }, null, {}],
    });
    expect(await emergencyCodes.call({})).toEqual([
      { code: 'N', disaster: 'covid_19' },
      { code: 'Q', disaster: '' },
    ]);
    expect(edge.asked[0]!.path).toBe('v2/references/def_codes/');
  });
  it('cannot be read from an answer without a list', async () => {
    edge.answers({});
    await expect(emergencyCodes.call({})).rejects.toThrow(UNREADABLE);
  });
});
