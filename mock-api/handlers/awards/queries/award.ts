import { categoryNames } from '../../shared/categoryNames';
import { awardTypeTitles } from '../../../../src/domain/codes/awardTypes';
import { ApiError } from '../../../core/errors';
import type { Lookups } from '../../../core/lookups';
import type { Call } from '../../../core/route';
import { roundCents, toIsoDate, getEntry, toNumber, toText } from '../../../core/values';
import type { Row } from '../../../db/database';
import { groupKeys, typeCodes } from '../../../db/schema';
import { businessCategories } from '../../shared/businessCategories';
import { placeFromRow } from '../../shared/places';
import { contractData, buildNaicsHierarchy, buildPscHierarchy, describeVehicle } from './contract';
import { findAward, loadAward } from './findAward';

const describeAgency = ({ lookups }: Call, topId: unknown, subId: unknown, officeName: unknown) => {
  const top = getEntry(lookups.toptierById, topId);
  if (!top) return null;
  const sub = getEntry(lookups.subtierById, subId);
  return {
    id: top.id,
    has_agency_page: true,
    toptier_agency: { name: top.name, code: top.code, abbreviation: top.abbr, slug: top.slug },
    subtier_agency: sub ? { name: sub.name, code: sub.code, abbreviation: sub.abbr } : null,
    office_agency_name: toText(officeName),
  };
};

/** Path segments of sibling routes that look like award IDs. These routes accept POST only, so a GET returns 405. */
const postOnlySegments: ReadonlySet<string> = new Set(['funding_rollup', 'accounts', 'funding']);

/** Returns an award's assistance listings with their obligations. Only an award with one listing has non-federal funding. */
const loadListings = async ({ db, lookups }: Call, row: Row) => {
  const awardListings = await db.query<{ id: number; obligation: number }>(
    'select listing_id AS id, obligation::DOUBLE AS obligation from award_listing where award_id = $1 order by nth',
    [Number(row.id)],
  );
  const isSingle = awardListings.length === 0;
  const listingRows = isSingle
    ? [{ id: row.listing_id, obligation: toNumber(row.obligation) ?? 0 }]
    : awardListings;
  return listingRows.flatMap(({ id, obligation }) => {
    const listing = getEntry(lookups.listingById, id);
    if (!listing) return [];
    const nonFederal = isSingle ? toNumber(row.non_federal) : null;
    return [
      {
        applicant_eligibility: null,
        beneficiary_eligibility: null,
        cfda_number: listing.number,
        cfda_title: listing.title,
        cfda_objectives: null,
        federal_action_obligation_amount: obligation,
        non_federal_funding_amount: nonFederal,
        total_funding_amount: roundCents(obligation + (nonFederal ?? 0)),
        cfda_federal_agency: getEntry(lookups.toptierById, listing.toptier_id)?.name ?? null,
        cfda_website: null,
        sam_website: null,
        cfda_obligations: null,
        cfda_popular_name: null,
      },
    ];
  });
};

const describeRecipient = (lookups: Lookups, row: Row) => ({
  recipient_name: toText(row.recipient_name) || null,
  recipient_hash: row.recipient_key ?? null,
  recipient_uei: toText(row.uei),
  recipient_unique_id: toText(row.duns),
  parent_recipient_name: toText(row.parent_name),
  parent_recipient_hash: row.parent_uuid ? `${row.parent_uuid as string}-P` : null,
  parent_recipient_uei: toText(row.parent_uei),
  parent_recipient_unique_id: toText(row.parent_duns),
  location: placeFromRow(lookups, row, 'rec'),
  business_categories: businessCategories(row),
});

const buildContractFields = (call: Call, row: Row) => ({
  piid: toText(row.piid),
  base_exercised_options: toNumber(row.base_exercised),
  base_and_all_options: toNumber(row.base_all),
  period_of_performance: {
    start_date: toIsoDate(row.start_date),
    end_date: toIsoDate(Number(row.grp) === 1 ? row.order_end : row.end_date),
    last_modified_date: toIsoDate(row.last_modified),
    potential_end_date: toIsoDate(row.potential_end),
  },
  latest_transaction_contract_data: contractData(call, row),
  parent_award: describeVehicle(call, row),
  ...(row.naics === null ? {} : { naics_hierarchy: buildNaicsHierarchy(call, Number(row.naics)) }),
  ...(row.psc_id === null ? {} : { psc_hierarchy: buildPscHierarchy(call, Number(row.psc_id)) }),
});

const buildAssistanceFields = async (call: Call, row: Row) => {
  const isLoan = Number(row.grp) === 4;
  return {
    record_type: Number(row.record_type ?? 2),
    fain: toText(row.fain),
    uri: toText(row.uri),
    transaction_obligated_amount: toNumber(row.linked_obligation),
    base_exercised_options: null,
    base_and_all_options: null,
    total_subsidy_cost: isLoan ? toNumber(row.obligation) : null,
    total_loan_value: isLoan ? toNumber(row.face_value) : null,
    non_federal_funding: toNumber(row.non_federal),
    total_funding: (toNumber(row.obligation) ?? 0) + (toNumber(row.non_federal) ?? 0),
    period_of_performance: {
      start_date: toIsoDate(row.start_date),
      end_date: toIsoDate(row.end_date),
      last_modified_date: toIsoDate(row.last_modified),
    },
    cfda_info: await loadListings(call, row),
    funding_opportunity: { number: null, goals: null },
  };
};

/** Returns one award with the fields of a contract or of assistance. */
export const describeAward = async (call: Call) => {
  const { db, lookups, params } = call;
  if (postOnlySegments.has(params.award_id!)) throw new ApiError(405, 'Method "GET" not allowed.');
  const row = await loadAward(call, await findAward(call, params.award_id!));
  const group = Number(row.grp);
  const type = typeCodes[Number(row.type_id)]!;
  const [emergency, officers] = await Promise.all([
    db.query<{ bit: number; o: number; u: number }>(
      'select "bit", obligation::DOUBLE o, outlay::DOUBLE u from award_defc where award_id = $1 order by 1',
      [Number(row.id)],
    ),
    db.query<{ name: string | null; amount: number | null }>(
      'select name, amount::DOUBLE AS amount from officer where recipient_id = $1 order by nth',
      [toNumber(row.recipient_id)],
    ),
  ]);
  const listByCode = (key: 'o' | 'u') =>
    emergency.map((entry) => ({
      code: lookups.defCodes[entry.bit]!.code,
      amount: entry[key],
    }));
  return {
    id: Number(row.id),
    category: type === '09' ? 'insurance' : categoryNames[groupKeys[group]!],
    type,
    type_description: (awardTypeTitles[type] ?? type).toUpperCase(),
    generated_unique_award_id: row.generated_id,
    description: toText(row.description),
    total_obligation: toNumber(row.obligation) ?? 0,
    date_signed: toIsoDate(row.signed),
    subaward_count: Number(row.n_sub),
    total_subaward_amount: toNumber(row.sub_total),
    awarding_agency: describeAgency(call, row.top_id, row.sub_id, row.office),
    funding_agency: describeAgency(call, row.ftop_id, row.fsub_id, null),
    recipient: describeRecipient(lookups, row),
    place_of_performance: placeFromRow(lookups, row, 'pop'),
    executive_details: { officers },
    total_account_outlay: toNumber(row.outlay) ?? 0,
    total_account_obligation: toNumber(row.linked_obligation) ?? 0,
    total_outlay: toNumber(row.outlay),
    account_obligations_by_defc: listByCode('o'),
    account_outlays_by_defc: listByCode('u'),
    ...(group <= 1 ? buildContractFields(call, row) : await buildAssistanceFields(call, row)),
  };
};
