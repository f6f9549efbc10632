import {
  awardCategories,
  awardTitle,
  makeAward,
  type Award,
  type AwardAgency,
  type AwardCategory,
  type AwardListing,
  type AwardRecipient,
  type AwardShape,
  type CodedText,
  type DefcAmount,
  type ParentDetails,
} from '@/domain/award';
import { awardTypeTitles } from '@/domain/codes/awardTypes';
import { dollars, texts } from '../http/read';
import { unreadableError } from '../http/serviceError';
import { detailsFromJson } from './detailsFromJson';
import { locationFromJson } from './locationFromJson';
import { readDate, hasFields, readObject, readObjects, readCount, readText } from './fieldReaders';
import type { AwardJson } from './wire';

const agencyFromJson = (value: unknown): AwardAgency | null => {
  const json = readObject(value);
  if (!hasFields(json.toptier_agency)) return null;
  const toptierAgency = readObject(json.toptier_agency);
  return {
    hasPage: json.has_agency_page !== false,
    name: readText(toptierAgency.name),
    abbreviation: readText(toptierAgency.abbreviation),
    code: readText(toptierAgency.code),
    slug: readText(toptierAgency.slug),
    subtier: readText(readObject(json.subtier_agency).name),
    office: readText(json.office_agency_name),
  };
};
const recipientFromJson = (value: unknown): AwardRecipient | null => {
  if (!hasFields(value)) return null;
  const json = readObject(value);
  return {
    name: readText(json.recipient_name),
    hash: readText(json.recipient_hash),
    uei: readText(json.recipient_uei),
    duns: readText(json.recipient_unique_id),
    parentName: readText(json.parent_recipient_name),
    parentHash: readText(json.parent_recipient_hash),
    parentUei: readText(json.parent_recipient_uei),
    parentDuns: readText(json.parent_recipient_unique_id),
    location: locationFromJson(json.location),
    businessCategories: texts(json.business_categories),
  };
};
const listingFromJson = (json: ReturnType<typeof readObject>): AwardListing => ({
  number: readText(json.cfda_number),
  title: readText(json.cfda_title),
  objectives: readText(json.cfda_objectives),
  agency: readText(json.cfda_federal_agency),
  website: readText(json.cfda_website),
  samWebsite: readText(json.sam_website),
  applicantEligibility: readText(json.applicant_eligibility),
  beneficiaryEligibility: readText(json.beneficiary_eligibility),
  popularName: readText(json.cfda_popular_name),
  obligation: dollars(json.federal_action_obligation_amount),
  nonFederalFunding: dollars(json.non_federal_funding_amount),
  totalFunding: dollars(json.total_funding_amount),
});
/** Returns the sums by DEFC of the amounts in all lists, rounded to cents. Missing amounts are ignored. */
export const sumByDefc = (...values: unknown[]): readonly DefcAmount[] => {
  const sums = new Map<string, number>();
  values.flatMap(readObjects).forEach(({ code, amount }) => {
    const dollarAmount = dollars(amount);
    if (dollarAmount !== null)
      sums.set(readText(code), (sums.get(readText(code)) ?? 0) + dollarAmount);
  });
  return [...sums].map(([code, amount]) => ({ code, amount: Math.round(amount * 100) / 100 }));
};
const tiersFromJson = (value: unknown): readonly CodedText[] => {
  const json = readObject(value);
  const tiers = ['toptier_code', 'midtier_code', 'subtier_code', 'base_code'].map((tier) => ({
    code: readText(readObject(json[tier]).code),
    text: readText(readObject(json[tier]).description),
  }));
  return tiers.filter(
    ({ code }, at) => code && tiers.findIndex((otherTier) => otherTier.code === code) === at,
  );
};
const parentFromJson = (value: unknown): ParentDetails | null => {
  if (!hasFields(value)) return null;
  const json = readObject(value);
  return {
    // A parent award without data has an ID but no page.
    hasPage: json.award_id !== null,
    agencyName: readText(json.agency_name),
    agencySlug: readText(json.agency_slug),
    subAgencyName: readText(json.sub_agency_name),
    idvType: readText(json.idv_type_description),
    idcType: readText(json.type_of_idc_description),
    multipleOrSingle: readText(json.multiple_or_single_aw_desc),
  };
};
const categoryFromJson = (value: unknown): AwardCategory => {
  const categoryText = readText(value);
  // The API uses the plural for this category.
  if (categoryText === 'loans') return 'loan';
  return awardCategories.find((category) => category === categoryText) ?? 'other';
};
/** Returns the award ID to show and its label: PIID of a contract; URI of an aggregate record or without a FAIN; otherwise FAIN. */
const displayIdFromJson = (
  json: AwardJson,
  generatedId: string,
): Pick<AwardShape, 'displayId' | 'idLabel'> => {
  const [piid, fain, uri] = [readText(json.piid), readText(json.fain), readText(json.uri)];
  if (piid) return { displayId: piid, idLabel: 'PIID' };
  if (generatedId.includes('ASST_AGG')) return { displayId: uri || fain, idLabel: 'URI' };
  return fain || !uri ? { displayId: fain, idLabel: 'FAIN' } : { displayId: uri, idLabel: 'URI' };
};
const amountsFromJson = (json: AwardJson) => ({
  totalObligation: dollars(json.total_obligation),
  totalOutlay: dollars(json.total_outlay),
  baseExercisedOptions: dollars(json.base_exercised_options),
  baseAndAllOptions: dollars(json.base_and_all_options),
  subsidyCost: dollars(json.total_subsidy_cost),
  faceValue: dollars(json.total_loan_value),
  nonFederalFunding: dollars(json.non_federal_funding),
  totalFunding: dollars(json.total_funding),
  subawardCount: readCount(json.subaward_count),
  subawardTotal: dollars(json.total_subaward_amount),
  obligationsByDefc: sumByDefc(json.account_obligations_by_defc),
  outlaysByDefc: sumByDefc(json.account_outlays_by_defc),
});
const datesFromJson = (json: AwardJson) => {
  const period = readObject(json.period_of_performance);
  return {
    dateSigned: readDate(json.date_signed),
    periodOfPerformance: {
      startDate: readDate(period.start_date),
      endDate: readDate(period.end_date),
      lastModifiedDate: readDate(period.last_modified_date),
      potentialEndDate: readDate(period.potential_end_date),
    },
  };
};

/** Reads an award; a response without an ID is unreadable. */
export const awardFromJson = (json: AwardJson): Award => {
  const generatedId = json.generated_unique_award_id;
  if (typeof generatedId !== 'string' || !generatedId) throw unreadableError();
  const type = readText(json.type);
  const category = categoryFromJson(json.category);
  const contract = readObject(json.latest_transaction_contract_data);
  const opportunity = readObject(json.funding_opportunity);
  const parent = readObject(json.parent_award);
  return makeAward({
    id: dollars(json.id) ?? 0,
    generatedId,
    ...displayIdFromJson(json, generatedId),
    category,
    type,
    typeDescription: readText(json.type_description),
    title: awardTitle(type, readText(json.category) && category),
    longTypeDescription: awardTypeTitles[type] ?? '',
    description: readText(json.description),
    ...amountsFromJson(json),
    ...datesFromJson(json),
    recordType: dollars(json.record_type),
    recipient: recipientFromJson(json.recipient),
    awardingAgency: agencyFromJson(json.awarding_agency),
    fundingAgency: agencyFromJson(json.funding_agency),
    placeOfPerformance: locationFromJson(json.place_of_performance),
    parentAward: readText(parent.piid),
    parentId: readText(parent.generated_unique_award_id),
    parentDetails: parentFromJson(json.parent_award),
    pricing: {
      code: readText(contract.type_of_contract_pricing),
      text: readText(contract.type_of_contract_pricing_description),
    },
    executiveDetails: readObjects(readObject(json.executive_details).officers).flatMap(
      ({ name, amount }) =>
        readText(name) || dollars(amount) !== null
          ? [{ name: readText(name), amount: dollars(amount) }]
          : [],
    ),
    additionalDetails: detailsFromJson(contract),
    listings: readObjects(json.cfda_info).map(listingFromJson),
    naics: tiersFromJson(json.naics_hierarchy),
    psc: tiersFromJson(json.psc_hierarchy),
    fundingOpportunity: {
      number: readText(opportunity.number),
      goals: readText(opportunity.goals),
    },
  });
};
