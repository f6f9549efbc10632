import {
  awardTypeGroups,
  newerAwardTypeCodes,
  ungroupedAwardTypes,
  type AwardGroupKey,
} from '../../src/domain/codes/awardTypes';
import { recipientCategoryCodes } from '../../src/domain/codes/recipientTypes';

/** Version of the schema. Increase it when a table or its meaning changes, so that `npm start` rebuilds the sample dataset. */
export const SCHEMA_VERSION = 15;

/** Award groups in the order of their IDs (`grp` in the tables). */
export const groupKeys: readonly AwardGroupKey[] = [
  'contracts',
  'idvs',
  'grants',
  'direct_payments',
  'loans',
  'other',
];

/** Every award type code of the records, in the order of their IDs (`type_id` in the tables). */
export const typeCodes: readonly string[] = [
  ...awardTypeGroups.flatMap((group) => group.types.map((type) => type.code)),
  ...Object.keys(ungroupedAwardTypes),
  ...Object.values(newerAwardTypeCodes).flat(),
];

/** Group ID of each type ID. Types outside the groups are contracts, as in the procurement system. */
export const groupOfType: readonly number[] = typeCodes.map((code) => {
  const at = awardTypeGroups.findIndex(
    (group) =>
      group.types.some((type) => type.code === code) ||
      newerAwardTypeCodes[group.key].includes(code),
  );
  return at < 0 ? 0 : groupKeys.indexOf(awardTypeGroups[at]!.key);
});

/** Number of bits of one category mask. With 60 bits, every sum fits into a signed BIGINT. */
export const CATEGORY_BITS = 60;
/** Returns the bit position of a recipient category across both masks, or -1 when it is unknown. */
export const getCategoryBit = (code: string): number => recipientCategoryCodes.indexOf(code);
/** Returns the two masks of `codes`. Throws an error for an unknown category, which is a bug in this program. */
export const buildCategoryMasks = (codes: Iterable<string>): [low: bigint, high: bigint] => {
  let low = 0n;
  let high = 0n;
  for (const code of codes) {
    const bit = getCategoryBit(code);
    if (bit < 0) throw new Error(`Unknown recipient category: ${code}`);
    if (bit < CATEGORY_BITS) low |= 1n << BigInt(bit);
    else high |= 1n << BigInt(bit - CATEGORY_BITS);
  }
  return [low, high];
};

/** Filter keys of recipient and place of performance. Subawards have their own values. */
export const partyKeys = [
  'recipient_id',
  'name_rank',
  'cat_lo',
  'cat_hi',
  'rec_country',
  'rec_state',
  'rec_county',
  'rec_cd_cur',
  'rec_cd_org',
  'rec_place',
  'pop_country',
  'pop_state',
  'pop_county',
  'pop_cd_cur',
  'pop_cd_org',
  'pop_place',
] as const;
/** Filter keys that transactions copy from their award. Subawards copy only the keys that are not in `partyKeys`. */
export const copiedKeys = [
  'grp',
  'type_id',
  'top_id',
  'sub_id',
  'ftop_id',
  'fsub_id',
  ...partyKeys,
  'naics',
  'psc_id',
  'listing_id',
  'pricing',
  'set_aside',
  'competed',
  'defc_mask',
] as const;

/** Columns of the canonical award staging table `base_award`, filled by both the generator and the loader. */
export const baseAwardColumns = `
  id INTEGER, grp TINYINT, type_id SMALLINT, top_id INTEGER, sub_id INTEGER, office_id INTEGER,
  ftop_id INTEGER, fsub_id INTEGER, recipient_id INTEGER, pop_place INTEGER,
  naics INTEGER, psc_id INTEGER, listing_id INTEGER, text_id INTEGER, parent_id INTEGER, parent_piid VARCHAR,
  pricing VARCHAR, set_aside VARCHAR, competed VARCHAR, record_type TINYINT,
  generated_id VARCHAR, display_id VARCHAR, piid VARCHAR, fain VARCHAR, uri VARCHAR,
  start_date DATE, end_date DATE, potential_end DATE, order_end DATE, last_modified DATE,
  non_federal DECIMAL(18,2), base_exercised DECIMAL(18,2), base_all DECIMAL(18,2),
  stated_obligation DECIMAL(18,2), stated_outlay DECIMAL(18,2), stated_face DECIMAL(18,2),
  stated_signed DATE, stated_latest DATE, solicitation VARCHAR, stated_mask BIGINT,
  stated_covid_obligation DECIMAL(18,2), stated_covid_outlay DECIMAL(18,2),
  stated_infra_obligation DECIMAL(18,2), stated_infra_outlay DECIMAL(18,2)`;

/** Columns of the canonical transaction staging table `base_tx`. */
export const baseTxColumns = `
  tid INTEGER, award_id INTEGER, mod VARCHAR, action_date DATE, action_type VARCHAR,
  amount DECIMAL(18,2), face_value DECIMAL(18,2), text_id INTEGER, last_modified DATE`;

/** Columns of `officer`: the highest-paid officers of a recipient, in descending order of pay. */
export const officerColumns =
  'recipient_id INTEGER, nth INTEGER, name VARCHAR, amount DECIMAL(18,2)';
/** Columns of `award_listing`: the assistance listings of awards with more than one. The first listing is also in `award`. */
export const awardListingColumns =
  'award_id INTEGER, nth INTEGER, listing_id INTEGER, obligation DECIMAL(18,2)';

/**
 * Columns of `file_c`: award-level financial rows with amounts of the period. `award_id` is null if the report names no award, and
 * negative if the award is in none of the loaded files. In both cases, `side` is procurement or assistance, if reported.
 */
export const fileCColumns = `
  award_id INTEGER, tas_id INTEGER, activity_id INTEGER, object_class_id INTEGER, defc_bit INTEGER, direct VARCHAR,
  fy INTEGER, period INTEGER, obligation DECIMAL(18,2), outlay DECIMAL(18,2), side VARCHAR`;
/** Columns of `file_b`: amounts by program activity and object class. They cover the period, not the year to date. */
export const fileBColumns = `
  fy INTEGER, period INTEGER, tas_id INTEGER, activity_id INTEGER, object_class_id INTEGER, defc_bit INTEGER,
  direct VARCHAR, obligation DECIMAL(18,2), outlay DECIMAL(18,2)`;
/**
 * Columns of `file_a`: year-to-date balances of a TAS at the end of a period. Appropriations, the amount brought forward, adjustments
 * and other resources add up to `resources`. Borrowing, contract and spending authority add up to `other_resources`.
 */
export const fileAColumns = `
  tas_id INTEGER, fy INTEGER, period INTEGER, resources DECIMAL(18,2), appropriation DECIMAL(18,2),
  brought_forward DECIMAL(18,2), adjustments DECIMAL(18,2), borrowing DECIMAL(18,2),
  contract_authority DECIMAL(18,2), offsetting DECIMAL(18,2), other_resources DECIMAL(18,2),
  recoveries DECIMAL(18,2), status_total DECIMAL(18,2), obligated DECIMAL(18,2),
  unobligated DECIMAL(18,2), outlay DECIMAL(18,2)`;
/** Columns of `gtas`: year-to-date obligations of a TAS as the Treasury reports them. */
export const gtasColumns = 'tas_id INTEGER, fy INTEGER, period INTEGER, obligated DECIMAL(18,2)';
/**
 * Columns of `gtas_defc`: balances by DEFC, which add up to `gtas`. `resources` are the resources of the whole year, and `granted`
 * excludes the amount carried over from the year before. Datasets made from files have no rows, because files lack these amounts.
 */
export const gtasDefcColumns = `
  tas_id INTEGER, fy INTEGER, period INTEGER, defc_bit INTEGER,
  resources DECIMAL(18,2), granted DECIMAL(18,2), obligated DECIMAL(18,2)`;
