import {
  chooseAgency,
  foreignCountries,
  makeAwardForm,
  toggleLevel,
  toggleType,
} from '@/domain/bulkDownload/awardForm';
import { postCall, serviceEdge } from '../../../tests/serviceEdge';
import { awardFormCounts, toAwardFormQuery } from './awardFormService';

const edge = serviceEdge();

describe('the row counts of a custom award download', () => {
  const range = { start_date: '2023-10-01', end_date: '2024-09-30', date_type: 'action_date' };
  const agencies = [{ type: 'awarding', tier: 'toptier', name: 'Department of Defense' }];
  const form = toggleType(
    chooseAgency(makeAwardForm({ dateRange: { startDate: '2023-10-01', endDate: '2024-09-30' } }), {
      id: '26',
      name: 'Department of Defense',
    }),
    'primeAwards',
    'grants',
  );
  const respondWithCount = (rows: number) =>
    edge.answers({ calculated_count: rows, maximum_limit: 500_000 });
  const sentFilters = () => edge.asked.map(({ body }) => (body as { filters: object }).filters);

  it('count the transactions of its prime awards', async () => {
    respondWithCount(12);
    expect(await awardFormCounts.call(toAwardFormQuery(form))).toEqual({
      transactions: 12,
      subawards: null,
    });
    expect(edge.asked).toEqual([
      postCall('v2/download/count/', {
        filters: { time_period: [range], agencies, award_type_codes: ['02', '03', '04', '05'] },
        spending_level: 'transactions',
        auditTrail: 'Download Availability Count Transactions',
      }),
    ]);
  });
  it.each([
    ['sub_contracts', 'A B C D IDV_A IDV_B IDV_B_A IDV_B_B IDV_B_C IDV_C IDV_D IDV_E'.split(' ')],
    ['sub_grants', ['02', '03', '04', '05', '10', '06', '07', '08', '09', '11', '-1']],
  ])('count %s by the types of their prime awards', async (kind, codes) => {
    respondWithCount(3);
    const subawardForm = toggleType(toggleType(form, 'primeAwards', 'grants'), 'subAwards', kind);
    expect(await awardFormCounts.call(toAwardFormQuery(subawardForm))).toEqual({
      transactions: null,
      subawards: 3,
    });
    expect(edge.asked.map(({ body }) => body)).toEqual([
      expect.objectContaining({ spending_level: 'subawards' }),
    ]);
    expect(sentFilters()).toEqual([{ time_period: [range], agencies, award_type_codes: codes }]);
  });
  it('count both levels with the filters for location, DEFCs and subagency', async () => {
    edge.answersBy(({ body }) => ({
      calculated_count: (body as { spending_level: string }).spending_level === 'subawards' ? 4 : 5,
      maximum_limit: 9,
    }));
    const formWithBothLevels = toggleLevel(form, 'subAwards').merge({
      subAgency: { id: 'Army', name: 'Army' },
      agencyType: 'funding_agency',
      dateType: 'last_modified_date',
      defCodes: ['L'],
      location: { country: foreignCountries, state: { code: '', name: '' } },
    });
    expect(await awardFormCounts.call(toAwardFormQuery(formWithBothLevels))).toEqual({
      transactions: 5,
      subawards: 4,
    });
    for (const filters of sentFilters()) {
      expect(filters).toMatchObject({
        time_period: [{ ...range, date_type: 'last_modified_date' }],
        recipient_scope: 'foreign',
        def_codes: ['L'],
        agencies: [
          { type: 'funding', tier: 'subtier', name: 'Army', toptier_name: 'Department of Defense' },
        ],
      });
    }
  });
  it.each([
    ['all agencies', 'all'],
    ['a form without an agency', ''],
  ])('are requested without an agency filter for %s', async (_what, id) => {
    respondWithCount(1);
    await awardFormCounts.call(toAwardFormQuery(chooseAgency(form, { id, name: 'All' })));
    expect(sentFilters()).toEqual([
      { time_period: [range], award_type_codes: ['02', '03', '04', '05'] },
    ]);
  });
  it('are not requested if the form has no award type', async () => {
    expect(await awardFormCounts.call(toAwardFormQuery(makeAwardForm()))).toEqual({
      transactions: null,
      subawards: null,
    });
    expect(edge.asked).toEqual([]);
  });
});
