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
import { unreadable } from '../http/serviceError';
import { detailsFromJson } from './detailsFromJson';
import { locationFromJson } from './locationFromJson';
import { dayOf, isThere, part, parts, tally, words } from './parts';
import type { AwardJson } from './wire';

const agencyFromJson = (value: unknown): AwardAgency | null => {
  const json = part(value);
  if (!isThere(json.toptier_agency)) return null;
  const top = part(json.toptier_agency);
  return {
    hasPage: json.has_agency_page !== false,
    name: words(top.name),
    abbreviation: words(top.abbreviation),
    code: words(top.code),
    slug: words(top.slug),
    subtier: words(part(json.subtier_agency).name),
    office: words(json.office_agency_name),
  };
};
const recipientFromJson = (value: unknown): AwardRecipient | null => {
  if (!isThere(value)) return null;
  const json = part(value);
  return {
    name: words(json.recipient_name),
    hash: words(json.recipient_hash),
    uei: words(json.recipient_uei),
    duns: words(json.recipient_unique_id),
    parentName: words(json.parent_recipient_name),
    parentHash: words(json.parent_recipient_hash),
    parentUei: words(json.parent_recipient_uei),
    parentDuns: words(json.parent_recipient_unique_id),
    location: locationFromJson(json.location),
    businessCategories: texts(json.business_categories),
  };
};
const listingFromJson = (json: ReturnType<typeof part>): AwardListing => ({
  number: words(json.cfda_number),
  title: words(json.cfda_title),
  objectives: words(json.cfda_objectives),
  agency: words(json.cfda_federal_agency),
  website: words(json.cfda_website),
  samWebsite: words(json.sam_website),
  applicantEligibility: words(json.applicant_eligibility),
  beneficiaryEligibility: words(json.beneficiary_eligibility),
  popularName: words(json.cfda_popular_name),
  obligation: dollars(json.federal_action_obligation_amount),
  nonFederalFunding: dollars(json.non_federal_funding_amount),
  totalFunding: dollars(json.total_funding_amount),
});
/** Returns amounts by DEFC. When a code is repeated, its amounts are added. */
export const byDefc = (...values: unknown[]): readonly DefcAmount[] => {
  const sums = new Map<string, number>();
  values.flatMap(parts).forEach(({ code, amount }) => {
    const known = dollars(amount);
    if (known !== null) sums.set(words(code), (sums.get(words(code)) ?? 0) + known);
  });
  return [...sums].map(([code, amount]) => ({ code, amount: Math.round(amount * 100) / 100 }));
};
const tiersFromJson = (value: unknown): readonly CodedText[] => {
  const json = part(value);
  const tiers = ['toptier_code', 'midtier_code', 'subtier_code', 'base_code'].map((tier) => ({
    code: words(part(json[tier]).code),
    text: words(part(json[tier]).description),
  }));
  return tiers.filter(
    ({ code }, at) => code && tiers.findIndex((other) => other.code === code) === at,
  );
};
const parentFromJson = (value: unknown): ParentDetails | null => {
  if (!isThere(value)) return null;
  const json = part(value);
  return {
    // The ID of an award without data is known, but it has no page.
    hasPage: json.award_id !== null,
    agencyName: words(json.agency_name),
    agencySlug: words(json.agency_slug),
    subAgencyName: words(json.sub_agency_name),
    idvType: words(json.idv_type_description),
    idcType: words(json.type_of_idc_description),
    multipleOrSingle: words(json.multiple_or_single_aw_desc),
  };
};
const categoryFromJson = (value: unknown): AwardCategory => {
  const said = words(value);
  // The API has this category in the plural.
  if (said === 'loans') return 'loan';
  return awardCategories.find((category) => category === said) ?? 'other';
};
/** Returns the award ID to show: contracts have a PIID, aggregate records a URI. */
const idOf = (json: AwardJson, generatedId: string): Pick<AwardShape, 'displayId' | 'idLabel'> => {
  const [piid, fain, uri] = [words(json.piid), words(json.fain), words(json.uri)];
  if (piid) return { displayId: piid, idLabel: 'PIID' };
  if (generatedId.includes('ASST_AGG')) return { displayId: uri || fain, idLabel: 'URI' };
  return fain || !uri ? { displayId: fain, idLabel: 'FAIN' } : { displayId: uri, idLabel: 'URI' };
};
const amounts = (json: AwardJson) => ({
  totalObligation: dollars(json.total_obligation),
  totalOutlay: dollars(json.total_outlay),
  baseExercisedOptions: dollars(json.base_exercised_options),
  baseAndAllOptions: dollars(json.base_and_all_options),
  subsidyCost: dollars(json.total_subsidy_cost),
  faceValue: dollars(json.total_loan_value),
  nonFederalFunding: dollars(json.non_federal_funding),
  totalFunding: dollars(json.total_funding),
  subawardCount: tally(json.subaward_count),
  subawardTotal: dollars(json.total_subaward_amount),
  obligationsByDefc: byDefc(json.account_obligations_by_defc),
  outlaysByDefc: byDefc(json.account_outlays_by_defc),
});
const dates = (json: AwardJson) => {
  const period = part(json.period_of_performance);
  return {
    dateSigned: dayOf(json.date_signed),
    periodOfPerformance: {
      startDate: dayOf(period.start_date),
      endDate: dayOf(period.end_date),
      lastModifiedDate: dayOf(period.last_modified_date),
      potentialEndDate: dayOf(period.potential_end_date),
    },
  };
};

/** Reads an award; a response without an ID is unreadable. */
export const awardFromJson = (json: AwardJson): Award => {
  const generatedId = json.generated_unique_award_id;
  if (typeof generatedId !== 'string' || !generatedId) throw unreadable();
  const type = words(json.type);
  const category = categoryFromJson(json.category);
  const contract = part(json.latest_transaction_contract_data);
  const opportunity = part(json.funding_opportunity);
  const parent = part(json.parent_award);
  return makeAward({
    id: dollars(json.id) ?? 0,
    generatedId,
    ...idOf(json, generatedId),
    category,
    type,
    typeDescription: words(json.type_description),
    title: awardTitle(type, words(json.category) && category),
    longTypeDescription: awardTypeTitles[type] ?? '',
    description: words(json.description),
    ...amounts(json),
    ...dates(json),
    recordType: dollars(json.record_type),
    recipient: recipientFromJson(json.recipient),
    awardingAgency: agencyFromJson(json.awarding_agency),
    fundingAgency: agencyFromJson(json.funding_agency),
    placeOfPerformance: locationFromJson(json.place_of_performance),
    parentAward: words(parent.piid),
    parentId: words(parent.generated_unique_award_id),
    parentDetails: parentFromJson(json.parent_award),
    pricing: {
      code: words(contract.type_of_contract_pricing),
      text: words(contract.type_of_contract_pricing_description),
    },
    executiveDetails: parts(part(json.executive_details).officers).flatMap(({ name, amount }) =>
      words(name) || dollars(amount) !== null
        ? [{ name: words(name), amount: dollars(amount) }]
        : [],
    ),
    additionalDetails: detailsFromJson(contract),
    listings: parts(json.cfda_info).map(listingFromJson),
    naics: tiersFromJson(json.naics_hierarchy),
    psc: tiersFromJson(json.psc_hierarchy),
    fundingOpportunity: { number: words(opportunity.number), goals: words(opportunity.goals) },
  });
};
