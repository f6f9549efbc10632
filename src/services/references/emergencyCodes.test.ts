import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { emergencyCodes } from './endpoints';

const edge = serviceEdge();

describe('disaster emergency fund codes', () => {
  it('include laws, safe addresses and a disaster, and exclude rows without a code', async () => {
    edge.answers({
      codes: [
        {
          code: 'N',
          disaster: 'covid_19',
          public_law: 'Emergency P.L. 116-136',
          title: 'CARES Act',
          urls: ['https://law.example/', 'javascript:alert(1)', null],
        },
        { code: 'Q', disaster: null, public_law: 'None', title: null, urls: null },
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
  it.each([
    [{}],
    [{ codes: [null] }],
    [{ codes: [{}] }],
    [{ codes: [{ code: {} }] }],
    [{ codes: [{ code: 'N', title: ['x'] }] }],
    [{ codes: [{ code: 'N', urls: 'https://law.example/' }] }],
  ])('fail to load for the response %j', async (response) => {
    edge.answers(response);
    await expect(emergencyCodes.call({})).rejects.toThrow(UNREADABLE);
  });
});
