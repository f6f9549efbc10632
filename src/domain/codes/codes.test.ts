import { awardTypeGroups, awardTypeLabel, covidAwardTypeCodes, groupCodes, resultTabs, ungroupedAwardTypes } from './awardTypes';
import { allCodes, contractPricingGroups, extentCompetedGroups, filterGroupKeys, setAsideGroups } from './codeGroups';
import { covidDefCodes, enactmentDate, americanRescuePlanCode } from './defCodes';
import { recipientCategoryCodes, recipientTypeGroups, recipientTypeKey, recipientTypeWire } from './recipientTypes';

describe('award type codes', () => {
  it('carry the specification’s labels', () => {
    const labels = { A: 'BPA Calls', B: 'Purchase Orders', C: 'Delivery Orders', D: 'Definitive Contracts', E: 'Unknown Type', F: 'Cooperative Agreement', G: 'Grant for Research', S: 'Funded Space Act Agreement', T: 'Training Grant', IDV_A: 'GWAC', IDV_B: 'Multi-Agency/other IDC', IDV_B_A: 'Requirements', IDV_B_B: 'IDIQ', IDV_B_C: 'Definite Quantity', IDV_C: 'Federal Supply Schedule', IDV_D: 'Basic Ordering Agreement', IDV_E: 'BPA', '02': 'Block Grant', '03': 'Formula Grant', '04': 'Project Grant', '05': 'Cooperative Agreement', 10: 'Direct Payment with Unrestricted Use', '06': 'Direct Payment for Specified Use', '07': 'Direct Loans', '08': 'Guaranteed/Insured Loans', '09': 'Insurance', 11: 'Other Financial Assistance', '-1': 'Not Specified' };
    for (const [code, label] of Object.entries(labels)) expect([code, awardTypeLabel(code)]).toEqual([code, label]);
    expect(awardTypeGroups.flatMap((group) => group.types).length + Object.keys(ungroupedAwardTypes).length).toBe(Object.keys(labels).length);
  });
  it('fall into six groups', () => expect(Object.fromEntries(awardTypeGroups.map((group) => [group.key, groupCodes(group.key).length]))).toEqual({ contracts: 4, idvs: 8, grants: 4, direct_payments: 2, loans: 2, other: 3 }));
  it('make subcontracts of contracts and IDVs, and subgrants of the rest', () => expect(resultTabs.subawards.map((tab) => tab.codes.length)).toEqual([12, 11]));
  it('prefix transaction groups with transaction_', () => expect(resultTabs.transactions.map((tab) => tab.key)).toEqual(['transaction_contracts', 'transaction_idvs', 'transaction_grants', 'transaction_direct_payments', 'transaction_loans', 'transaction_other']));
  it('of the COVID-19 page are 02 to 11', () => expect(covidAwardTypeCodes).toEqual(['02', '03', '04', '05', '06', '07', '08', '09', '10', '11']));
});
describe('contract code lists', () => {
  it('hold seven pricing groups with sixteen codes', () => { expect(contractPricingGroups.map((group) => group.label)).toEqual(['Combination', 'Cost Reimbursement', 'Fixed Price', 'Labor Hours', 'Order Dependent', 'Other', 'Time and Materials']); expect(allCodes(contractPricingGroups).sort()).toEqual(['1', '2', '3', 'A', 'B', 'J', 'K', 'L', 'M', 'R', 'S', 'T', 'U', 'V', 'Y', 'Z']); });
  it('hold seven set-aside groups with about 25 codes', () => { expect(setAsideGroups.map((group) => group.label)).toEqual(['HBCU/MI', 'HUBZone', 'Native American-owned', 'No Set Aside', 'Small Disadvantaged and 8(a)', 'Veteran-owned', 'Women-owned']); for (const code of ['8AN', '8A', 'HZC', 'HZS', 'SBA', 'SBP', 'WOSB', 'EDWOSB', 'SDVOSBC', 'VSA', 'NONE']) expect(allCodes(setAsideGroups)).toContain(code); });
  it('hold two groups of extent competed', () => { expect(extentCompetedGroups.map((group) => group.label)).toEqual(['Available for Competition', 'Not Available for Competition']); expect(allCodes(extentCompetedGroups).sort()).toEqual(['A', 'B', 'C', 'CDOCiv', 'D', 'E Civ', 'F', 'G', 'NDOCiv']); });
  it('are keyed as the specification names them', () => expect(Object.keys(filterGroupKeys)).toEqual(['pricing_type', 'set_aside', 'extent_competed']));
});
describe('recipient types', () => {
  it('have nine groups', () => expect(recipientTypeGroups.map((group) => group.types.length)).toEqual([10, 11, 5, 2, 20, 3, 6, 10, 1]));
  it('keep the specification’s keys beside their wire codes', () => expect([recipientTypeWire('american_indian'), recipientTypeWire('public'), recipientTypeKey('private_institution_of_higher_education'), recipientTypeKey('public'), recipientTypeKey('nonsense')]).toEqual(['american_indian_owned_business', 'public_institution_of_higher_education', 'private', 'public', undefined]));
  it('give every category a place of its own', () => expect(new Set(recipientCategoryCodes).size).toBe(recipientCategoryCodes.length));
});
describe('disaster emergency fund codes', () => {
  it('carry the enactment dates of the specification', () => expect(['L', 'M', 'N', 'O', 'P', 'U', 'V', 'Z', '1'].map(enactmentDate)).toEqual(['2020-03-06', '2020-03-18', '2020-03-27', '2020-03-27', '2020-04-24', '2020-12-27', '2021-03-11', '2021-11-15', '2021-11-15']));
  it('mark V as the American Rescue Plan', () => { expect(americanRescuePlanCode).toBe('V'); expect(covidDefCodes).toContain('V'); });
});
