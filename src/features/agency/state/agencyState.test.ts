import {
  makeAgencyOverview,
  makeAgencyState,
  makeAnalyticsAgency,
  makeRecipientDistribution,
  makeSubAgencyRow,
  makeSubAgencyTotals,
} from '@/domain/agencies/agencyProfile';
import type { ListedAgency } from '@/domain/agencies/listedAgency';
import { agencyReducers, agencyReset, agencyTold, directoryOf } from './agencyState';

const reducer = agencyReducers.agency;
const start = makeAgencyState();

// Written by hand from the specification (`interactive.md` §3, "Agency").
describe('agency state', () => {
  it('has the fields of the specification, initially empty [i3.profiles.12]', () => {
    expect(Object.keys(start.toObject()).sort()).toEqual([
      'agencyIds',
      'agencyOutlays',
      'agencySlugs',
      'awardObligations',
      'budgetaryResources',
      'isStatusOfFundsChartLoaded',
      'overview',
      'recipientDistribution',
      'selectedFederalAccount',
      'selectedProgramActivityOrObjectClass',
      'selectedSubcomponent',
      'selectedTas',
      'subagencyCount',
      'toptierCodes',
    ]);
    expect(start.isStatusOfFundsChartLoaded).toBe(false);
    expect(start.selectedTas.toObject()).toEqual({ id: '', name: '' });
    expect(makeAgencyOverview().toObject()).toMatchObject({ name: '', covidDefCodes: [] });
  });
  it('has the fields of the recipient distribution, initially null', () =>
    expect(makeRecipientDistribution().toObject()).toEqual({
      count: null,
      totalFederalCount: null,
      max: null,
      min: null,
      percentile25: null,
      percentile50: null,
      percentile75: null,
    }));
  it('has the fields of the subagency count [i3.profiles.14]', () =>
    expect(makeSubAgencyTotals().toObject()).toEqual({
      subAgencyCount: null,
      officeCount: null,
      newAwardCount: null,
      transactionCount: null,
      obligations: null,
    }));
  it('has the fields of a subagency row, with obligations of 0 by default', () =>
    expect(makeSubAgencyRow().toObject()).toEqual({
      name: '',
      newAwardCount: null,
      transactionCount: null,
      totalObligations: 0,
    }));
  it('names an agency for analytics by the specification’s fields of both tiers [i3.profiles.16, r3.34]', () => {
    const energy = { name: 'Department of Energy', abbreviation: 'DOE' };
    const {
      agencyType,
      toptier_agency: toptier,
      subtier_agency: subtier,
      ...others
    } = makeAnalyticsAgency({ ...energy, toptierCode: '089' }).toObject();
    expect([agencyType, others]).toEqual(['toptier', {}]);
    expect(toptier.toObject()).toEqual({ ...energy, toptier_code: '089', subtier_code: '' });
    expect(subtier.toObject()).toEqual({
      name: '',
      abbreviation: '',
      toptier_code: '',
      subtier_code: '',
    });
  });
});

describe('the current agency', () => {
  const told = reducer(start, agencyTold({ isStatusOfFundsChartLoaded: true }));
  it('merges updates', () => {
    const both = reducer(told, agencyTold({ overview: makeAgencyOverview({ name: 'A' }) }));
    expect([both.isStatusOfFundsChartLoaded, both.overview.name]).toEqual([true, 'A']);
  });
  it('is empty after a reset and ignores unrelated actions', () => {
    expect(reducer(told, agencyReset()).equals(start)).toBe(true);
    expect(reducer(told, { type: 'other' })).toBe(told);
  });
  it('has a directory of agencies by slug, ID and code with their outlays', () => {
    const energy = { id: '862', slug: 'energy', toptierCode: '089', outlays: 5 } as ListedAgency;
    const { toptierCodes, agencyIds, agencySlugs, agencyOutlays } = directoryOf([energy]);
    expect([
      toptierCodes.get('energy'),
      agencyIds.get('862'),
      agencySlugs.get('089'),
      agencyOutlays.get('089'),
    ]).toEqual(['089', '089', 'energy', 5]);
  });
});
