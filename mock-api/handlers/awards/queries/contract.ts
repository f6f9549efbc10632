import {
  allCodes,
  codeLabel,
  contractPricingGroups,
  extentCompetedGroups,
  setAsideGroups,
} from '../../../../src/domain/codes/codeGroups';
import { awardTypeTitles } from '../../../../src/domain/codes/awardTypes';
import type { Lookups, Subtier } from '../../../core/lookups';
import type { Call } from '../../../core/route';
import { getEntry, toNumber, toText } from '../../../core/values';
import type { Row } from '../../../db/database';
import { typeCodes } from '../../../db/schema';

/** Returns a NAICS code with the codes above it. */
export const buildNaicsHierarchy = ({ lookups }: Call, code: number) => {
  const getLevel = (digits: number) => {
    const prefix = String(code).slice(0, digits);
    return { code: prefix, description: lookups.naicsByCode.get(Number(prefix))?.text ?? null };
  };
  return { toptier_code: getLevel(2), midtier_code: getLevel(4), base_code: getLevel(6) };
};
/** Returns a product or service code (PSC) with the codes above it. */
export const buildPscHierarchy = ({ lookups }: Call, id: number) => {
  const code = lookups.pscById.get(id)?.code ?? '';
  const getLevel = (digits: number) => {
    const ancestor = lookups.psc.find((row) => row.code === code.slice(0, digits));
    return ancestor && code.length >= digits
      ? { code: ancestor.code, description: ancestor.text }
      : {};
  };
  const isProduct = /^\d/.test(code);
  return {
    toptier_code: getLevel(isProduct ? 2 : 1),
    midtier_code: isProduct ? {} : getLevel(2),
    subtier_code: getLevel(isProduct ? 2 : 3),
    base_code: getLevel(4),
  };
};

const contractKeys = [
  'clinger_cohen_act_planning',
  'commercial_item_acquisition',
  'commercial_item_test_program',
  'consolidated_contract',
  'construction_wage_rate',
  'cost_or_pricing_data',
  'dod_acquisition_program',
  'dod_claimant_program',
  'domestic_or_foreign_entity',
  'evaluated_preference',
  'fair_opportunity_limited',
  'fed_biz_opps',
  'foreign_funding',
  'information_technology_commercial_item_category',
  'interagency_contracting_authority',
  'labor_standards',
  'materials_supplies',
  'multi_year_contract',
  'national_interest_action',
  'other_than_full_and_open',
  'purchase_card_as_payment_method',
  'sea_transportation',
  'solicitation_procedures',
  'subcontracting_plan',
];

/** Returns a code with its label in capital letters. The label of an unknown code is null. */
const toCodeLabel = (code: unknown, groups: Parameters<typeof codeLabel>[0]) => ({
  code: toText(code),
  label:
    code && allCodes(groups).includes(String(code))
      ? (codeLabel(groups, String(code))?.toUpperCase() ?? null)
      : null,
});
/** Returns the contract data of an award's latest transaction. Fields that the dataset does not have are null. */
export const contractData = (call: Call, row: Row) => {
  const naics = toNumber(row.naics);
  const psc = getEntry(call.lookups.pscById, row.psc_id);
  const pricing = toCodeLabel(row.pricing, contractPricingGroups);
  const setAside = toCodeLabel(row.set_aside, setAsideGroups);
  const competition = toCodeLabel(row.competed, extentCompetedGroups);
  return {
    ...Object.fromEntries(
      contractKeys.flatMap((key) => [
        [key, null],
        [`${key}_description`, null],
      ]),
    ),
    idv_type_description: null,
    major_program: null,
    multiple_or_single_award_description: null,
    number_of_offers_received: null,
    price_evaluation_adjustment: null,
    program_acronym: null,
    referenced_idv_agency_iden: null,
    referenced_idv_agency_desc: null,
    small_business_competitive: null,
    type_of_idc_description: null,
    solicitation_identifier: toText(row.solicitation),
    naics: naics === null ? null : String(naics),
    naics_description:
      naics === null ? null : (call.lookups.naicsByCode.get(naics)?.text?.toUpperCase() ?? null),
    product_or_service_code: psc?.code ?? null,
    product_or_service_description: psc?.text ?? null,
    type_of_contract_pricing: pricing.code,
    type_of_contract_pricing_description: pricing.label,
    type_set_aside: setAside.code,
    type_set_aside_description: setAside.label,
    extent_competed: competition.code,
    extent_competed_description: competition.label,
  };
};

/** Returns the fields of a vehicle's agency and subagency. If the dataset does not have the subagency, only its code is known. */
const describeAgencies = (
  lookups: Lookups,
  topId: unknown,
  sub: Subtier | undefined,
  code: string | undefined,
) => {
  const top = lookups.toptierById.get(Number(topId));
  return {
    agency_id: top?.id ?? null,
    agency_name: top?.name ?? null,
    agency_slug: top?.slug ?? null,
    sub_agency_id: sub?.code ?? code ?? null,
    sub_agency_name: sub?.name ?? null,
  };
};
/** Returns the vehicle (IDV) of an order, or null. If no file contains the vehicle, its PIID and agency are from the order's key. */
export const describeVehicle = ({ lookups }: Call, row: Row) => {
  const [, piid, code] = /^CONT_AWD_.*_([^_]+)_([^_]+)$/.exec(String(row.generated_id)) ?? [];
  const isLoaded = row.idv_id !== undefined;
  if (!isLoaded && (!row.parent_piid || row.parent_piid !== piid)) return null;
  const sub = isLoaded
    ? lookups.subtierById.get(Number(row.idv_sub))
    : lookups.subtiers.find((subtier) => subtier.code === code);
  return {
    ...describeAgencies(lookups, isLoaded ? row.idv_top : sub?.toptier_id, sub, code),
    award_id: isLoaded ? Number(row.idv_id) : null,
    generated_unique_award_id: isLoaded ? row.idv_generated : `CONT_IDV_${piid}_${code}`,
    idv_type_description: isLoaded
      ? (awardTypeTitles[typeCodes[Number(row.idv_type)]!] ?? null)
      : null,
    multiple_or_single_aw_desc: '',
    piid: isLoaded ? row.idv_piid : piid,
    type_of_idc_description: null,
  };
};
