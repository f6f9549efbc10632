import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { subawardPlace } from './subawardPlace';

const edge = serviceEdge();
const query = {
  displayId: 'W1',
  generatedId: 'CONT_AWD_W1',
  category: 'contract' as const,
  number: 'S-1',
  amount: 5,
};
const makeRow = (number: string, amount: number, award: string | null, city: string | null) => ({
  prime_award_generated_internal_id: award,
  'Sub-Award ID': number,
  'Sub-Award Amount': amount,
  'Sub-Award Primary Place of Performance': city && {
    city_name: city,
    state_code: 'CO',
    location_country_code: 'USA',
  },
});

describe('subawardPlace', () => {
  it('uses the row with the same number, amount and prime award', async () => {
    edge.answers({
      results: [
        makeRow('S-2', 5, 'CONT_AWD_W1', 'PUEBLO'),
        makeRow('S-1', 6, 'CONT_AWD_W1', 'GOLDEN'),
        makeRow('S-1', 5, 'CONT_AWD_W2', 'BOULDER'),
        makeRow('S-1', 5, 'CONT_AWD_W1', 'DENVER'),
      ],
    });
    expect((await subawardPlace.call(query)).address).toMatchObject({
      city: 'DENVER',
      stateCode: 'CO',
    });
    expect(edge.asked[0]!.body).toMatchObject({
      filters: { award_ids: ['"W1"'], award_type_codes: expect.arrayContaining(['A', 'IDV_A']) },
      spending_level: 'subawards',
    });
  });
  it('searches subgrants if the award is assistance', () =>
    expect(subawardPlace.requestOf({ ...query, category: 'grant' })!.body as object).toMatchObject({
      filters: { award_type_codes: expect.not.arrayContaining(['A']) },
    }));
  it.each([
    ['no row is the subaward', [makeRow('S-9', 5, 'CONT_AWD_W1', 'DENVER')]],
    ['its row has no place', [makeRow('S-1', 5, 'CONT_AWD_W1', null)]],
    ['there are no rows', []],
  ])('is empty if %s', async (_, results) => {
    edge.answers({ results });
    expect(await subawardPlace.call(query)).toEqual({ address: null });
  });
  it('rejects a response without results', async () => {
    edge.answers({});
    await expect(subawardPlace.call(query)).rejects.toThrow(UNREADABLE);
  });
});
