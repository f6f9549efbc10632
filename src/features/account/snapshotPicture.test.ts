import { makeAccountTotals } from '@/domain/federalAccount/account';
import { toSankeyData } from './snapshotPicture';

const year = {
  balanceBroughtForward: 30,
  otherBudgetaryResources: 20,
  appropriations: 50,
  budgetAuthority: 100,
  obligated: 60,
  unobligated: 40,
  outlay: 25,
};
const summarizeChart = (amounts: Partial<Record<keyof typeof year, number | null>>) => {
  const { nodes, flows, left } = toSankeyData(makeAccountTotals({ ...year, ...amounts }));
  return {
    nodes: nodes.map(({ key, text }) => `${key} ${text}`),
    flows: flows.map(({ from, to, value }) => `${from} ${to} ${value}`),
    left: left.map(({ label, amount }) => `${label} ${amount}`),
  };
};

describe('the flow chart of an account’s year', () => {
  it('leads from resources to their use, with shares of the total', () =>
    expect(summarizeChart({})).toEqual({
      nodes: [
        'brought $30 (30.0%)',
        'other $20 (20.0%)',
        'new $50 (50.0%)',
        'total $100 (100.0%)',
        'obligated $60 (60.0%)',
        'unobligated $40 (40.0%)',
        'outlay $25 (25.0%)',
        'unpaid $35 (35.0%)',
      ],
      flows: [
        'brought total 30',
        'other total 20',
        'new total 50',
        'total obligated 60',
        'total unobligated 40',
        'obligated outlay 25',
        'obligated unpaid 35',
      ],
      left: [],
    }));
  it('omits negative amounts and lists them separately', () => {
    const { flows, left } = summarizeChart({ otherBudgetaryResources: -20, outlay: -5 });
    expect(left).toEqual(['Other Budgetary Resources -20', 'Outlays -5']);
    expect(flows.join()).not.toMatch(/other|outlay|-/);
  });
  it('omits outlays above obligations and lists them separately', () => {
    const { flows, left } = summarizeChart({ outlay: 75 });
    expect(left).toEqual(['Outlays 75']);
    expect(flows.join()).not.toMatch(/outlay|unpaid/);
  });
  it.each([0, null])('is empty for amounts of %s', (amount) => {
    const emptyAmounts = Object.fromEntries(Object.keys(year).map((key) => [key, amount]));
    expect(summarizeChart(emptyAmounts)).toEqual({ nodes: [], flows: [], left: [] });
  });
});
