import { trackedDefCodes } from '../codes/defCodes';
import { getAgencyTabCodes, getTabCodes, covidAssistanceTabs, covidAwardTabs } from './awardTabs';
import { toFundCode, makeCovid19State, makeDisasterEmergencyFundCode } from './covidState';
import { mapAmounts, mapLayers, mapSpendings } from './mapFilters';
import { otherResources } from './otherResources';
import { overviewAmounts, type DisasterOverview } from './overview';
import { getLawCodes, getCovidCodes, publicLaws } from './publicLaws';

const idvs = 'IDV_A IDV_B IDV_B_A IDV_B_B IDV_B_C IDV_C IDV_D IDV_E'.split(' ');

// Copied by hand from the specification (`interactive.md` §2, §3, §9) and the pages document (§10.3, §19.1, §19.12).
describe('award tabs of the COVID-19 profile', () => {
  it('send the codes of their types, and none for all awards [r3.13]', () =>
    expect(covidAwardTabs.map(({ key }) => [key, getTabCodes(key)])).toEqual([
      ['all', null],
      ['grants', ['02', '03', '04', '05']],
      ['loans', ['07', '08']],
      ['direct_payments', ['10', '06']],
      ['other', ['09', '11', '-1']],
      ['contracts', ['A', 'B', 'C', 'D']],
      ['idvs', idvs],
    ]));
  it('send 02 to 11, and -1 for types not specified, where only assistance is shown [i9.39, r3.12]', () =>
    expect(covidAssistanceTabs.flatMap(({ key }) => getTabCodes(key) ?? []).sort()).toEqual([
      '-1',
      ...['02', '03', '04', '05', '06', '07', '08', '09', '10', '11'],
    ]));
  it('send the codes of all six groups for All Awards in the agencies section', () => {
    const parts = covidAwardTabs.flatMap(({ key }) => getTabCodes(key) ?? []);
    expect([...getAgencyTabCodes('all')].sort()).toEqual([...parts].sort());
    expect(parts).toHaveLength(23);
    expect(getAgencyTabCodes('loans')).toEqual(['07', '08']);
  });
});

describe('the options of the COVID-19 map', () => {
  const formatOrder = (list: readonly { key: string; order: number }[]) =>
    list.map(({ key, order }) => `${order} ${key}`);
  it('are in the order of the specification [i9.37]', () =>
    expect([mapLayers, mapSpendings, mapAmounts].map(formatOrder)).toEqual([
      ['0 state', '1 district', '2 county'],
      ['0 obligation', '1 outlay', '2 face_value_of_loan'],
      ['0 totalSpending', '1 perCapita'],
    ]));
});

describe('laws of the COVID-19 profile', () => {
  const apiCodes = [
    { code: 'V', disaster: 'covid_19', publicLaw: '', title: '', urls: [] },
    { code: 'Z', disaster: 'infrastructure', publicLaw: '', title: '', urls: [] },
    { code: 'L', disaster: 'covid_19', publicLaw: '', title: '', urls: [] },
  ];
  it('can be all laws or only the American Rescue Plan', () =>
    expect(publicLaws.map(({ id, label, detail }) => [id, label, detail])).toEqual([
      ['all', 'All COVID-19 Funding Laws', ''],
      ['american-rescue-plan', 'American Rescue Plan', 'Non-emergency Public Law 117-2'],
    ]));
  it('use the sorted COVID-19 codes of the API', () =>
    expect(getCovidCodes(apiCodes)).toEqual(['L', 'V']));
  it('use the site’s own codes if the API has none', () => {
    const siteCodes = ['L', 'M', 'N', 'O', 'P', 'U', 'V'];
    expect(getCovidCodes(null)).toEqual(siteCodes);
    expect(getCovidCodes([])).toEqual(siteCodes);
    expect(trackedDefCodes.filter(({ disaster }) => disaster === 'covid_19')).toHaveLength(7);
  });
  it('limit the codes to those of the selected law', () => {
    expect(getLawCodes('all', ['L', 'V'])).toEqual(['L', 'V']);
    expect(getLawCodes('american-rescue-plan', ['L', 'V'])).toEqual(['V']);
  });
});

const overview: DisasterOverview = {
  funding: [{ defCode: 'N', amount: 100 }],
  budgetAuthority: 90,
  awardObligations: 30.1,
  awardOutlays: 10,
  totalObligations: 60,
  totalOutlays: 20,
  additional: { budgetAuthority: 10, totalObligations: 5, totalOutlays: null },
};
describe('overviewAmounts', () => {
  it('adds the additional amounts and returns parts that add up to the resources', () => {
    const amounts = overviewAmounts(overview);
    expect(amounts).toEqual({
      resources: 100,
      obligations: 65,
      outlays: 20,
      awardObligations: 30.1,
      otherObligations: 34.9,
      remaining: 35,
      awardOutlays: 10,
      awardNotOutlayed: 20.1,
      otherOutlays: 10,
      otherNotOutlayed: 24.9,
    });
    expect(amounts.awardObligations! + amounts.otherObligations! + amounts.remaining!).toBeCloseTo(
      100,
    );
  });
  it('uses the base amounts if there are no additional amounts', () =>
    expect(overviewAmounts({ ...overview, additional: null })).toMatchObject({
      resources: 90,
      obligations: 60,
    }));
  it('returns null for amounts with missing inputs', () =>
    expect(overviewAmounts({ ...overview, totalOutlays: null })).toMatchObject({
      outlays: null,
      otherOutlays: null,
      otherNotOutlayed: null,
      remaining: 35,
    }));
});

describe('COVID-19 state', () => {
  it('has the fields and defaults of the specification [i3.profiles.27]', () => {
    const state = makeCovid19State();
    expect(Object.keys(state.toObject()).sort()).toEqual([
      'allAwardTypeTotals',
      'assistanceTotals',
      'defCodes',
      'defcParams',
      'isRecipientMapLoaded',
      'overview',
      'recipientTotals',
      'spendingByAgencyTotals',
    ]);
    expect(state.isRecipientMapLoaded).toBe(false);
    expect([state.defcParams, state.defCodes, state.overview]).toEqual([[], [], null]);
  });
  it('has DEFC records with the fields of the specification', () => {
    expect(Object.keys(makeDisasterEmergencyFundCode().toObject())).toEqual([
      'code',
      'public_law',
      'title',
      'urls',
      'disaster',
    ]);
    const law = { publicLaw: 'P.L. 1', title: 'An Act', urls: ['https://law.example/'] };
    expect(toFundCode({ code: 'L', disaster: 'covid_19', ...law }).toObject()).toEqual({
      code: 'L',
      public_law: 'P.L. 1',
      title: 'An Act',
      urls: ['https://law.example/'],
      disaster: 'covid_19',
    });
    const bare = toFundCode({ code: 'Q', disaster: '', publicLaw: '', title: '', urls: [] });
    expect([bare.urls, bare.disaster]).toEqual([null, null]);
  });
});

describe('external COVID-19 resources', () => {
  it('have unique names and safe .gov addresses', () => {
    expect(new Set(otherResources.map(({ url }) => url)).size).toBe(otherResources.length);
    expect(new Set(otherResources.map(({ name }) => name)).size).toBe(otherResources.length);
    for (const { url } of otherResources) expect(url).toMatch(/^https:\/\/[a-z.]+\.gov\//);
  });
});
