import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { disasterAmounts, disasterCount, disasterOverview } from './endpoints';

const edge = serviceEdge();
const defCodes = ['L', 'N'];
const spending = {
  award_obligations: 7,
  award_outlays: null,
  total_obligations: 9,
  total_outlays: 4,
};

describe('disasterOverview', () => {
  it('sends the codes and reads the additional amounts', async () => {
    edge.answers({
      funding: [
        { def_code: 'L', amount: 5 },
        { def_code: 'N', amount: 0 },
      ],
      total_budget_authority: 10,
      spending,
      additional: {
        total_budget_authority: 2,
        spending: { total_obligations: 1, total_outlays: null },
      },
    });
    expect(await disasterOverview.call({ defCodes })).toEqual({
      funding: [
        { defCode: 'L', amount: 5 },
        { defCode: 'N', amount: 0 },
      ],
      budgetAuthority: 10,
      awardObligations: 7,
      awardOutlays: null,
      totalObligations: 9,
      totalOutlays: 4,
      additional: { budgetAuthority: 2, totalObligations: 1, totalOutlays: null },
    });
    expect(edge.asked[0]).toMatchObject({
      method: 'GET',
      path: 'v2/disaster/overview/',
      query: { def_codes: 'L,N' },
    });
  });
  it('has no additional amounts if the service sends none', async () => {
    edge.answers({ funding: [], total_budget_authority: 0, spending, additional: null });
    expect((await disasterOverview.call({ defCodes })).additional).toBeNull();
  });
  it.each([
    ['its budget authority', { funding: [], spending }],
    ['its spending', { funding: [], total_budget_authority: 1 }],
    ['its funding', { total_budget_authority: 1, spending }],
    [
      'an amount of its funding',
      { funding: [{ def_code: 'N', amount: null }], total_budget_authority: 1, spending },
    ],
  ])('rejects a response without %s', async (_, wire) => {
    edge.answers(wire);
    await expect(disasterOverview.call({ defCodes })).rejects.toThrow(UNREADABLE);
  });
});

describe('disasterCount', () => {
  it('sends the entity to count, the codes and any award types', async () => {
    edge.answers({ count: 0 });
    expect(await disasterCount.call({ counted: 'object_class', defCodes })).toBe(0);
    await disasterCount.call({ counted: 'recipient', defCodes, awardTypes: ['07', '08'] });
    expect(edge.asked.map(({ path, body }) => [path, body])).toEqual([
      ['v2/disaster/object_class/count/', { filter: { def_codes: ['L', 'N'] } }],
      [
        'v2/disaster/recipient/count/',
        { filter: { def_codes: ['L', 'N'], award_type_codes: ['07', '08'] } },
      ],
    ]);
  });
  it('rejects a response without a number', async () => {
    edge.answers({ count: 'many' });
    await expect(disasterCount.call({ counted: 'agency', defCodes })).rejects.toThrow(UNREADABLE);
    edge.answers({});
    await expect(disasterCount.call({ counted: 'agency', defCodes })).rejects.toThrow(UNREADABLE);
  });
});

describe('disasterAmounts', () => {
  it('sends a list of award types, or `awardType`', async () => {
    edge.answers({ obligation: 1, outlay: 2, award_count: 3, face_value_of_loan: 4 });
    expect(await disasterAmounts.call({ defCodes, awardTypes: ['07'] })).toEqual({
      obligation: 1,
      outlay: 2,
      awardCount: 3,
      faceValue: 4,
      resources: null,
    });
    await disasterAmounts.call({ defCodes, awardTypes: null, awardType: 'assistance' });
    expect(edge.asked.map(({ path, body }) => [path, body])).toEqual([
      [
        'v2/disaster/award/amount/',
        { filter: { def_codes: ['L', 'N'], award_type_codes: ['07'] } },
      ],
      [
        'v2/disaster/award/amount/',
        { filter: { def_codes: ['L', 'N'], award_type: 'assistance' } },
      ],
    ]);
  });
});
