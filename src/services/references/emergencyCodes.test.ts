import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { emergencyCodes } from './endpoints';

const edge = serviceEdge();

describe('disaster emergency fund codes', () => {
  it('come with their laws and the disaster of those that have one, without what is no code', async () => {
    edge.answers({
      codes: [
        {
          code: 'N',
          disaster: 'covid_19',
          public_law: 'Emergency P.L. 116-136',
          title: 'CARES Act',
          urls: ['https://law.example/'],
        },
        { code: 'Q', disaster: null, public_law: 'None', title: null, urls: null },
        null,
        {},
      ],
    });
    expect(await emergencyCodes.call({})).toEqual([
      {
        code: 'N',
        disaster: 'covid_19',
        publicLaw: 'Emergency P.L. 116-136',
        title: 'CARES Act',
        urls: ['https://law.example/'],
      },
      { code: 'Q', disaster: '', publicLaw: 'None', title: '', urls: [] },
    ]);
    expect(edge.asked[0]!.path).toBe('v2/references/def_codes/');
  });
  it('cannot be read from an answer without a list', async () => {
    edge.answers({});
    await expect(emergencyCodes.call({})).rejects.toThrow(UNREADABLE);
  });
});
