import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { submissionPeriods } from './endpoints';

const edge = serviceEdge();
const row = {
  period_start_date: '2025-07-01',
  period_end_date: '2025-07-31',
  submission_start_date: '2025-08-19',
  submission_due_date: '2025-08-30',
  certification_due_date: '2025-11-15',
  submission_reveal_date: '2025-08-31',
  submission_fiscal_year: 2025,
  submission_fiscal_quarter: 4,
  submission_fiscal_month: 10,
  is_quarter: false,
};
const respondWith = (...periods: object[]) => edge.answers({ available_periods: periods });

describe('submission periods', () => {
  it('have the fields of the specification, with shorter names [i3.profiles.26, r3.32]', async () => {
    respondWith(row);
    expect(await submissionPeriods.call({})).toEqual([
      {
        periodStart: '2025-07-01',
        periodEnd: '2025-07-31',
        submissionStart: '2025-08-19',
        submissionDue: '2025-08-30',
        certificationDue: '2025-11-15',
        reveal: '2025-08-31',
        fiscalYear: 2025,
        quarter: 4,
        month: 10,
        isQuarter: false,
      },
    ]);
    expect(edge.asked).toMatchObject([
      { path: 'v2/references/submission_periods/', query: { use_cache: 'true' } },
    ]);
  });
  it('exclude a period without a reveal date', async () => {
    respondWith({ ...row, submission_fiscal_month: 11, submission_reveal_date: null }, row);
    expect((await submissionPeriods.call({})).map(({ month }) => month)).toEqual([10]);
  });
  it('fail to load if no period has a reveal date', async () => {
    respondWith({ ...row, submission_reveal_date: null });
    await expect(submissionPeriods.call({})).rejects.toThrow(UNREADABLE);
  });
  it('fail to load if the response has no list', async () => {
    edge.answers({});
    await expect(submissionPeriods.call({})).rejects.toThrow(UNREADABLE);
  });
});
