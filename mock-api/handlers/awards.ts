import { Type } from '@sinclair/typebox';
import { NullableText, NullableNumber, TextOrInteger, OpenObject } from '../core/shapes';
import { awardTypeTitles } from '../../src/domain/codes/awardTypes';
import {
  allCodes,
  codeLabel,
  contractPricingGroups,
  extentCompetedGroups,
  setAsideGroups,
} from '../../src/domain/codes/codeGroups';
import { recipientCategoryCodes } from '../../src/domain/codes/recipientTypes';
import { ApiError, badRequest, notFound } from '../core/errors';
import type { Call, Route } from '../core/route';
import { day, decodeId, number, text } from '../core/values';
import type { Row } from '../db/database';
import { CATEGORY_BITS, groupIds, typeCodes } from '../db/schema';
import { placeFromRow } from './places';

const category = (group: number, type: string): string => {
  if (type === '09') return 'insurance';
  return {
    contracts: 'contract',
    idvs: 'idv',
    grants: 'grant',
    direct_payments: 'direct payment',
    loans: 'loans',
    other: 'other',
  }[groupIds[group]!]!;
};

const agency = ({ lookups }: Call, topId: unknown, subId: unknown, office: unknown) => {
  const top = topId === null ? undefined : lookups.toptier.get(Number(topId));
  if (!top) return null;
  const sub = subId === null ? undefined : lookups.subtier.get(Number(subId));
  return {
    id: top.id,
    has_agency_page: true,
    toptier_agency: { name: top.name, code: top.code, abbreviation: top.abbr, slug: top.slug },
    subtier_agency: sub ? { name: sub.name, code: sub.code, abbreviation: sub.abbr } : null,
    office_agency_name: text(office),
  };
};

const categories = (row: Row): string[] =>
  recipientCategoryCodes.filter((_, bit) => {
    const mask = BigInt(((bit < CATEGORY_BITS ? row.cat_lo : row.cat_hi) as bigint) ?? 0);
    return (mask >> BigInt(bit % CATEGORY_BITS)) & 1n;
  });

const naicsHierarchy = ({ lookups }: Call, code: number) => {
  const leaf = (digits: number) => {
    const part = String(code).slice(0, digits);
    return { code: part, description: lookups.naicsText.get(Number(part))?.text ?? null };
  };
  return { toptier_code: leaf(2), midtier_code: leaf(4), base_code: leaf(6) };
};
const pscHierarchy = ({ lookups }: Call, id: number) => {
  const code = lookups.pscById.get(id)?.code ?? '';
  const leaf = (digits: number) => {
    const found = lookups.psc.find((row) => row.code === code.slice(0, digits));
    return found && code.length >= digits ? { code: found.code, description: found.text } : {};
  };
  const product = /^\d/.test(code);
  return {
    toptier_code: leaf(product ? 2 : 1),
    midtier_code: product ? {} : leaf(2),
    subtier_code: leaf(product ? 2 : 3),
    base_code: leaf(4),
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

const contractData = (call: Call, row: Row) => {
  const naics = number(row.naics);
  const psc = row.psc_id === null ? undefined : call.lookups.pscById.get(Number(row.psc_id));
  const coded = (code: unknown, groups: Parameters<typeof codeLabel>[0]) => ({
    code: text(code),
    label:
      code && allCodes(groups).includes(String(code))
        ? (codeLabel(groups, String(code)) ?? null)
        : null,
  });
  const pricing = coded(row.pricing, contractPricingGroups);
  const setAside = coded(row.set_aside, setAsideGroups);
  const competed = coded(row.competed, extentCompetedGroups);
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
    solicitation_identifier: text(row.solicitation),
    naics: naics === null ? null : String(naics),
    naics_description:
      naics === null ? null : (call.lookups.naicsText.get(naics)?.text?.toUpperCase() ?? null),
    product_or_service_code: psc?.code ?? null,
    product_or_service_description: psc?.text ?? null,
    type_of_contract_pricing: pricing.code,
    type_of_contract_pricing_description: pricing.label?.toUpperCase() ?? null,
    type_set_aside: setAside.code,
    type_set_aside_description: setAside.label?.toUpperCase() ?? null,
    extent_competed: competed.code,
    extent_competed_description: competed.label?.toUpperCase() ?? null,
  };
};

/** An award by its generated id, however often that was percent-encoded, or by its integer id. */
export const findAward = async ({ db }: Call, id: string): Promise<Row> => {
  const decoded = decodeId(id);
  const columns = [
    'obligation',
    'outlay',
    'face_value',
    'non_federal',
    'base_exercised',
    'base_all',
    'sub_total',
    'linked_obligation',
  ]
    .map((name) => `a.${name}::DOUBLE ${name}`)
    .join(', ');
  const select = `select a.* replace (${columns.replaceAll(/::DOUBLE (\w+)/g, '::DOUBLE as $1')}), r.uuid, r.name, r.duns, r.address, r.zip4, r.kind, p.name parent_name, p.uuid parent_uuid, p.uei parent_uei, p.duns parent_duns, o.name office,
      i.id idv_id, i.generated_id idv_generated, i.display_id idv_piid, i.type_id idv_type, i.top_id idv_top, i.sub_id idv_sub
    from award a left join recipient r on r.id = a.recipient_id left join recipient p on p.id = r.parent_id left join office o on o.id = a.office_id left join award i on i.id = a.parent_id`;
  const integer = /^\d{1,9}$/.test(decoded);
  const rows = await db.query(
    `${select} where a.rowid = (select rowid from award where ${integer ? 'id = $1::INTEGER' : 'generated_id = $1'} limit 1)`,
    [decoded],
  );
  if (!rows[0]) throw notFound(`No Award found with: '${decoded.slice(0, 200)}'`);
  return rows[0];
};

const award = async (call: Call) => {
  const { db, lookups, params } = call;
  // Calls beside this one that are asked with POST are no awards.
  if (params.award_id === 'funding_rollup') throw new ApiError(405, 'Method "GET" not allowed.');
  const row = await findAward(call, params.award_id!);
  const group = Number(row.grp);
  const type = typeCodes[Number(row.type_id)]!;
  const emergency = await db.query<{ bit: number; o: number; u: number }>(
    'select "bit", obligation::DOUBLE o, outlay::DOUBLE u from award_defc where award_id = $1 order by 1',
    [Number(row.id)],
  );
  const top = agency(call, row.top_id, row.sub_id, row.office);
  const shared = {
    id: Number(row.id),
    category: category(group, type),
    type,
    type_description: (awardTypeTitles[type] ?? type).toUpperCase(),
    generated_unique_award_id: row.generated_id,
    description: text(row.description),
    total_obligation: number(row.obligation) ?? 0,
    date_signed: day(row.signed),
    subaward_count: Number(row.n_sub),
    total_subaward_amount: number(row.sub_total),
    awarding_agency: top,
    funding_agency: agency(call, row.ftop_id, row.fsub_id, null),
    recipient: {
      recipient_name: text(row.recipient_name) || null,
      recipient_hash: row.recipient_key ?? null,
      recipient_uei: text(row.uei),
      recipient_unique_id: text(row.duns),
      parent_recipient_name: text(row.parent_name),
      parent_recipient_hash: row.parent_uuid ? `${row.parent_uuid as string}-P` : null,
      parent_recipient_uei: text(row.parent_uei),
      parent_recipient_unique_id: text(row.parent_duns),
      location: placeFromRow(lookups, row, 'rec'),
      business_categories: categories(row),
    },
    place_of_performance: placeFromRow(lookups, row, 'pop'),
    executive_details: { officers: [] },
    total_account_outlay: number(row.outlay) ?? 0,
    total_account_obligation: number(row.linked_obligation) ?? 0,
    total_outlay: number(row.outlay),
    account_obligations_by_defc: emergency.map((entry) => ({
      code: lookups.defCodes[entry.bit]!.code,
      amount: entry.o,
    })),
    account_outlays_by_defc: emergency.map((entry) => ({
      code: lookups.defCodes[entry.bit]!.code,
      amount: entry.u,
    })),
  };
  if (group <= 1) {
    const parentTop = row.idv_top === null ? undefined : lookups.toptier.get(Number(row.idv_top));
    const parentSub = row.idv_sub === null ? undefined : lookups.subtier.get(Number(row.idv_sub));
    return {
      ...shared,
      piid: text(row.piid),
      base_exercised_options: number(row.base_exercised),
      base_and_all_options: number(row.base_all),
      period_of_performance: {
        start_date: day(row.start_date),
        end_date: day(group === 1 ? row.order_end : row.end_date),
        last_modified_date: day(row.last_modified),
        potential_end_date: day(row.potential_end),
      },
      latest_transaction_contract_data: contractData(call, row),
      parent_award:
        row.idv_id === null
          ? null
          : {
              agency_id: parentTop?.id ?? null,
              agency_name: parentTop?.name ?? null,
              agency_slug: parentTop?.slug ?? null,
              sub_agency_id: parentSub?.code ?? null,
              sub_agency_name: parentSub?.name ?? null,
              award_id: Number(row.idv_id),
              generated_unique_award_id: row.idv_generated,
              idv_type_description: awardTypeTitles[typeCodes[Number(row.idv_type)]!] ?? null,
              multiple_or_single_aw_desc: '',
              piid: row.idv_piid,
              type_of_idc_description: null,
            },
      ...(row.naics === null ? {} : { naics_hierarchy: naicsHierarchy(call, Number(row.naics)) }),
      ...(row.psc_id === null ? {} : { psc_hierarchy: pscHierarchy(call, Number(row.psc_id)) }),
    };
  }
  const listing = row.listing_id === null ? undefined : lookups.listing.get(Number(row.listing_id));
  const loan = group === 4;
  return {
    ...shared,
    record_type: Number(row.record_type ?? 2),
    fain: text(row.fain),
    uri: text(row.uri),
    transaction_obligated_amount: number(row.linked_obligation),
    base_exercised_options: null,
    base_and_all_options: null,
    total_subsidy_cost: loan ? number(row.obligation) : null,
    total_loan_value: loan ? number(row.face_value) : null,
    non_federal_funding: number(row.non_federal),
    total_funding: (number(row.obligation) ?? 0) + (number(row.non_federal) ?? 0),
    period_of_performance: {
      start_date: day(row.start_date),
      end_date: day(row.end_date),
      last_modified_date: day(row.last_modified),
    },
    cfda_info: listing
      ? [
          {
            applicant_eligibility: null,
            beneficiary_eligibility: null,
            cfda_number: listing.number,
            cfda_title: listing.title,
            cfda_objectives: null,
            federal_action_obligation_amount: number(row.obligation) ?? 0,
            non_federal_funding_amount: number(row.non_federal),
            total_funding_amount: (number(row.obligation) ?? 0) + (number(row.non_federal) ?? 0),
            cfda_federal_agency:
              listing.toptier_id === null
                ? null
                : (lookups.toptier.get(listing.toptier_id)?.name ?? null),
            cfda_website: null,
            sam_website: null,
            cfda_obligations: null,
            cfda_popular_name: null,
          },
        ]
      : [],
    funding_opportunity: { number: null, goals: null },
  };
};

/** Account money of one award (File C): zeros where no account is reported. */
const fundingRollup = async (call: Call) => {
  const id = String((call.body as { award_id: string | number }).award_id);
  const award = await findAward(call, id).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404
      ? badRequest(String(error.detail))
      : error;
  });
  const [row] = await call.db.query(
    `select coalesce(sum(c.obligation), 0)::DOUBLE AS money, count(distinct a.top_id) AS awarding, count(distinct f.toptier_id) AS funding, count(distinct f.id) AS accounts
    from file_c c join award a on a.id = c.award_id join tas t on t.id = c.tas_id join federal_account f on f.id = t.federal_account_id where c.award_id = $1`,
    [Number(award.id)],
  );
  return {
    total_transaction_obligated_amount: Math.round(number(row!.money)! * 100) / 100,
    awarding_agency_count: number(row!.awarding),
    funding_agency_count: number(row!.funding),
    federal_account_count: number(row!.accounts),
  };
};

export const awardRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'v2/awards/{award_id}/',
    summary: 'One award',
    errors: [404],
    answer: Type.Object(
      {
        id: Type.Integer(),
        category: Type.String(),
        type: Type.String(),
        type_description: Type.String(),
        generated_unique_award_id: Type.String(),
        description: NullableText,
        total_obligation: Type.Number(),
        date_signed: NullableText,
        subaward_count: Type.Integer(),
        total_subaward_amount: NullableNumber,
        awarding_agency: Type.Unsafe<unknown>({ type: ['object', 'null'] }),
        funding_agency: Type.Unsafe<unknown>({ type: ['object', 'null'] }),
        recipient: Type.Object(
          {
            recipient_name: NullableText,
            recipient_hash: NullableText,
            recipient_uei: NullableText,
            business_categories: Type.Array(Type.String()),
          },
          { additionalProperties: true },
        ),
        period_of_performance: Type.Object(
          {
            start_date: NullableText,
            end_date: NullableText,
            last_modified_date: NullableText,
          },
          { additionalProperties: true },
        ),
        place_of_performance: OpenObject,
        total_account_outlay: Type.Number(),
        total_account_obligation: Type.Number(),
        total_outlay: NullableNumber,
      },
      { additionalProperties: true },
    ),
    handler: award,
  },
  {
    method: 'GET',
    path: 'v2/awards/last_updated/',
    summary: 'The day up to which awards are known',
    errors: [],
    answer: Type.Object({ last_updated: Type.String() }),
    handler: async ({ lookups }) => {
      const [year, month, date] = lookups.meta.as_of.split('-');
      return { last_updated: `${month}/${date}/${year}` };
    },
  },
  {
    method: 'POST',
    path: 'v2/awards/funding_rollup/',
    summary: 'What accounts pay for an award, and how many agencies and accounts take part',
    errors: [400, 422],
    body: Type.Object({ award_id: TextOrInteger }),
    answer: Type.Object({
      total_transaction_obligated_amount: Type.Number(),
      awarding_agency_count: Type.Integer(),
      funding_agency_count: Type.Integer(),
      federal_account_count: Type.Integer(),
    }),
    handler: fundingRollup,
  },
];
