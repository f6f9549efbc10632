import {
  makeAgencyOverview,
  makeAgencyState,
  makeRecipientDistribution,
  makeSubAgencyRow,
  makeSubAgencyTotals,
} from './agencyProfile';

describe('agency state', () => {
  it('has the initial values of the specification', () => {
    const state = makeAgencyState();
    expect(state.overview.toObject()).toEqual({
      name: '',
      covidDefCodes: [],
      mission: '',
      website: '',
      justification: '',
      aboutData: '',
    });
    expect(state.recipientDistribution.equals(makeRecipientDistribution())).toBe(true);
    expect(Object.values(makeRecipientDistribution().toObject())).toEqual(Array(7).fill(null));
    expect(Object.values(makeSubAgencyTotals().toObject())).toEqual(Array(5).fill(null));
    expect([state.budgetaryResources, state.awardObligations]).toEqual([
      [],
      { total: null, categories: [] },
    ]);
    expect(
      [state.agencySlugs, state.toptierCodes, state.agencyOutlays, state.agencyIds].map(
        (lookup) => lookup.size,
      ),
    ).toEqual([0, 0, 0, 0]);
    expect(
      [
        state.selectedSubcomponent,
        state.selectedFederalAccount,
        state.selectedTas,
        state.selectedProgramActivityOrObjectClass,
      ].map((funds) => funds.toObject()),
    ).toEqual(Array(4).fill({ id: '', name: '' }));
    expect(state.isStatusOfFundsChartLoaded).toBe(false);
  });
  it('defaults a subagency row to zero obligations and null counts', () => {
    expect(makeSubAgencyRow().toObject()).toEqual({
      name: '',
      newAwardCount: null,
      transactionCount: null,
      totalObligations: 0,
    });
    expect(makeAgencyOverview({ name: 'Department of Energy' }).name).toBe('Department of Energy');
  });
});
