import type { AwardTypeTotal } from '@/domain/awardTypeTotals';
import { findMainGroup, programTabs } from './programTabs';

const total = (type: AwardTypeTotal['type'], obligations: number | null): AwardTypeTotal => ({
  type,
  obligations,
  outlays: null,
  awards: null,
});

describe('the top-5 tabs of a program', () => {
  it('are a single tab, whose awards are of the only group, for a program with one group', () => {
    const tabs = programTabs('assistance', [total('loans', 5)]);
    expect(tabs.map(({ key, awardGroup }) => [key, awardGroup])).toEqual([['all', 'loans']]);
  });
  it('have a tab for each group, and the awards of the largest group first', () => {
    const tabs = programTabs('assistance', [
      total('grants', 5),
      total('direct_payments', 9),
      total('other_financial_assistance', null),
    ]);
    expect(tabs.map(({ key }) => key)).toEqual(['all', 'grants', 'direct_payments', 'other']);
    expect(tabs[0]!.awardGroup).toBe('direct_payments');
  });
  it('count contract vehicles as contracts', () => {
    const tabs = programTabs('naics', [total('idvs', 9), total('contracts', 5)]);
    expect(tabs.map(({ key, awardGroup }) => [key, awardGroup])).toEqual([['all', 'contracts']]);
  });
  it('list products of an industry, and industries of a product', () => {
    const listsOf = (kind: 'assistance' | 'naics' | 'psc') => programTabs(kind, [])[0]!.lists;
    expect([listsOf('naics'), listsOf('psc')]).toEqual([
      expect.arrayContaining(['psc', 'federal_account', 'awards']),
      expect.arrayContaining(['naics', 'recipient']),
    ]);
    expect(listsOf('assistance')).not.toEqual(expect.arrayContaining(['naics']));
  });
  it('have no main group without obligations', () => expect(findMainGroup([])).toBeUndefined());
});
