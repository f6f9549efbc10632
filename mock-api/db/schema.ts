import {
  awardTypeGroups,
  newerAwardTypeCodes,
  ungroupedAwardTypes,
  type AwardGroupKey,
} from '../../src/domain/codes/awardTypes';
import { recipientCategoryCodes } from '../../src/domain/codes/recipientTypes';

/** Raise when a table or its meaning changes: `npm start` then builds the data set anew. */
export const SCHEMA_VERSION = 15;

/** Award groups in the order of their ids (`grp` in the tables). */
export const groupIds: readonly AwardGroupKey[] = [
  'contracts',
  'idvs',
  'grants',
  'direct_payments',
  'loans',
  'other',
];

/** Every award type code a record may carry, in the order of their ids (`type_id` in the tables). */
export const typeCodes: readonly string[] = [
  ...awardTypeGroups.flatMap((group) => group.types.map((type) => type.code)),
  ...Object.keys(ungroupedAwardTypes),
  ...Object.values(newerAwardTypeCodes).flat(),
];

/** Group id of each type id; types outside the six groups count with contracts, which is where the procurement system files them. */
export const groupOfType: readonly number[] = typeCodes.map((code) => {
  const at = awardTypeGroups.findIndex(
    (group) =>
      group.types.some((type) => type.code === code) ||
      newerAwardTypeCodes[group.key].includes(code),
  );
  return at < 0 ? 0 : groupIds.indexOf(awardTypeGroups[at]!.key);
});

/** Bits of one category mask: 60 keeps every sum inside a signed BIGINT. */
export const CATEGORY_BITS = 60;
/** Bit position of a recipient category, over both masks; -1 when unknown. */
export const categoryBit = (code: string): number => recipientCategoryCodes.indexOf(code);
/** The two masks of some recipient categories; an unknown one is an error of this program. */
export const categoryMasks = (codes: Iterable<string>): [low: bigint, high: bigint] => {
  let low = 0n;
  let high = 0n;
  for (const code of codes) {
    const bit = categoryBit(code);
    if (bit < 0) throw new Error(`unknown recipient category ${code}`);
    if (bit < CATEGORY_BITS) low |= 1n << BigInt(bit);
    else high |= 1n << BigInt(bit - CATEGORY_BITS);
  }
  return [low, high];
};

/** Filter keys of the recipient and of the place, of which a subaward has its own. */
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
/** Filter keys that a transaction and a subaward copy from their award. */
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

/** Columns of the canonical award staging table `base_award`, filled by the generator and by the loader alike. */
export const baseAwardColumns = `
  id INTEGER, grp TINYINT, type_id SMALLINT, top_id INTEGER, sub_id INTEGER, office_id INTEGER,
  ftop_id INTEGER, fsub_id INTEGER, recipient_id INTEGER, pop_place INTEGER,
  naics INTEGER, psc_id INTEGER, listing_id INTEGER, text_id INTEGER, parent_id INTEGER, parent_piid VARCHAR,
  pricing VARCHAR, set_aside VARCHAR, competed VARCHAR, record_type TINYINT,
  generated_id VARCHAR, display_id VARCHAR, piid VARCHAR, fain VARCHAR, uri VARCHAR,
  start_date DATE, end_date DATE, potential_end DATE, order_end DATE, last_modified DATE,
  non_federal DECIMAL(18,2), base_exercised DECIMAL(18,2), base_all DECIMAL(18,2),
  stated_obligation DECIMAL(18,2), stated_outlay DECIMAL(18,2), stated_face DECIMAL(18,2), stated_signed DATE, stated_latest DATE, solicitation VARCHAR,
  stated_mask BIGINT, stated_covid_obligation DECIMAL(18,2), stated_covid_outlay DECIMAL(18,2), stated_infra_obligation DECIMAL(18,2), stated_infra_outlay DECIMAL(18,2)`;

/** Columns of the canonical transaction staging table `base_tx`. */
export const baseTxColumns = `
  tid INTEGER, award_id INTEGER, mod VARCHAR, action_date DATE, action_type VARCHAR,
  amount DECIMAL(18,2), face_value DECIMAL(18,2), text_id INTEGER, last_modified DATE`;

/** Columns of `officer`: the highest-paid officers of a recipient, the highest paid first. */
export const officerColumns =
  'recipient_id INTEGER, nth INTEGER, name VARCHAR, amount DECIMAL(18,2)';
/** Columns of `award_listing`: assistance listings of the awards that have more than one, with their parts of the award; the first is the one in `award`. */
export const awardListingColumns =
  'award_id INTEGER, nth INTEGER, listing_id INTEGER, obligation DECIMAL(18,2)';

/** Columns of `file_c`: award-level financial rows, amounts of the period; `award_id` null where the report names no award, below nothing where it names one that is in none of the loaded files. `side` says of such a row whether it is of procurement or assistance, where that is known. */
export const fileCColumns = `
  award_id INTEGER, tas_id INTEGER, activity_id INTEGER, object_class_id INTEGER, defc_bit INTEGER, direct VARCHAR, fy INTEGER, period INTEGER,
  obligation DECIMAL(18,2), outlay DECIMAL(18,2), side VARCHAR`;
/** Columns of `file_b`: program activity by object class, amounts of the period (not of the year to date). */
export const fileBColumns = `
  fy INTEGER, period INTEGER, tas_id INTEGER, activity_id INTEGER, object_class_id INTEGER, defc_bit INTEGER, direct VARCHAR, obligation DECIMAL(18,2), outlay DECIMAL(18,2)`;
/**
 * Columns of `file_a`: balances of a Treasury account symbol at the end of a period, year to date. What was appropriated, brought
 * forward, adjusted and the other resources are the resources; borrowing, contract and spending authority are the other resources.
 */
export const fileAColumns = `
  tas_id INTEGER, fy INTEGER, period INTEGER, resources DECIMAL(18,2), appropriation DECIMAL(18,2), brought_forward DECIMAL(18,2), adjustments DECIMAL(18,2),
  borrowing DECIMAL(18,2), contract_authority DECIMAL(18,2), offsetting DECIMAL(18,2), other_resources DECIMAL(18,2), recoveries DECIMAL(18,2), status_total DECIMAL(18,2),
  obligated DECIMAL(18,2), unobligated DECIMAL(18,2), outlay DECIMAL(18,2)`;
/** Columns of `gtas`: obligations of a symbol as the Treasury knows them, year to date. */
export const gtasColumns = 'tas_id INTEGER, fy INTEGER, period INTEGER, obligated DECIMAL(18,2)';
/**
 * Columns of `gtas_defc`: the same by emergency code, over all codes equal to `gtas`. `resources` are those of the whole year,
 * `granted` the part of them that was not left over from the year before. Empty where only files are known: they do not tell it.
 */
export const gtasDefcColumns =
  'tas_id INTEGER, fy INTEGER, period INTEGER, defc_bit INTEGER, resources DECIMAL(18,2), granted DECIMAL(18,2), obligated DECIMAL(18,2)';
