import { serviceEdge } from '../../../tests/serviceEdge';
import { awardSource } from './awardSource';

const edge = serviceEdge();
const makePeriod = (year: number) => ({ year, quarter: 4, period: 12, latestSubmissionDate: '' });
const periods = [makePeriod(2025), makePeriod(2024)];
interface Body {
  type: string;
  filters: Record<string, string>;
}

describe('awardSource', () => {
  it('finds the largest row at each level in the first period with data', async () => {
    edge.answersBy(({ body }) => {
      const { type, filters } = body as Body;
      if (filters.fy === '2025') return { total: 0, results: [] };
      return {
        total: 3,
        results: [
          { id: `${type}-small`, name: '', amount: 1 },
          { id: `${type}-large`, name: '', amount: 2 },
          { id: null, name: 'Unreported Data', amount: 9 },
        ],
      };
    });
    expect(await awardSource.call({ award: '7', periods })).toEqual({
      found: {
        period: periods[1],
        within: {
          budget_function: 'budget_function-large',
          agency: 'agency-large',
          federal_account: 'federal_account-large',
          program_activity: 'program_activity-large',
        },
      },
    });
    expect(edge.asked.at(-1)!.body).toEqual({
      type: 'program_activity',
      filters: {
        fy: '2024',
        period: '12',
        award: '7',
        budget_function: 'budget_function-large',
        agency: 'agency-large',
        federal_account: 'federal_account-large',
      },
    });
  });
  it('returns null if no account reports the award', async () => {
    edge.answers({ total: 0, results: [{ id: 'a', name: '', amount: -1 }] });
    expect(await awardSource.call({ award: '7', periods })).toEqual({ found: null });
    expect(edge.asked).toHaveLength(2);
  });
});
