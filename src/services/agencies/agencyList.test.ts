import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { allAgencies } from './endpoints';

const edge = serviceEdge();
const agencyRow = {
  agency_id: 862,
  agency_slug: 'department-of-energy',
  toptier_code: '089',
  abbreviation: 'DOE',
  agency_name: 'Department of Energy',
  congressional_justification_url: 'https://www.energy.gov/cj',
  active_fy: '2025',
  active_fq: '4',
  budget_authority_amount: 12.5,
  percentage_of_total_budget_authority: 0.0125,
  obligated_amount: 11,
  outlay_amount: -1,
};

describe('allAgencies', () => {
  it('requests agencies sorted by budget and reads the rows', async () => {
    edge.answers({ results: [agencyRow] });
    expect(await allAgencies.call({})).toEqual([
      {
        id: '862',
        slug: 'department-of-energy',
        toptierCode: '089',
        name: 'Department of Energy',
        abbreviation: 'DOE',
        justification: 'https://www.energy.gov/cj',
        budgetaryResources: 12.5,
        share: 0.0125,
        obligations: 11,
        outlays: -1,
        fiscalYear: '2025',
        quarter: '4',
      },
    ]);
    expect(edge.asked).toMatchObject([
      {
        method: 'GET',
        path: 'v2/references/toptier_agencies/',
        query: { sort: 'percentage_of_total_budget_authority', order: 'desc' },
      },
    ]);
  });
  it('reads missing values as null or empty and drops unsafe addresses', async () => {
    edge.answers({
      results: [
        {
          agency_name: 'Small Office',
          toptier_code: '999',
          congressional_justification_url: 'javascript:alert(1)',
        },
      ],
    });
    expect(await allAgencies.call({})).toMatchObject([
      {
        id: '',
        slug: '',
        abbreviation: '',
        justification: '',
        budgetaryResources: null,
        share: null,
      },
    ]);
  });
  it.each([
    [{}],
    [{ results: [{ ...agencyRow, agency_name: null }] }],
    [{ results: [{ ...agencyRow, toptier_code: '' }] }],
    [{ results: [{ ...agencyRow, budget_authority_amount: 'much' }] }],
  ])('rejects the response %j', async (response) => {
    edge.answers(response);
    await expect(allAgencies.call({})).rejects.toThrow(UNREADABLE);
  });
});
