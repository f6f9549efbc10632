/** The awards of the tiny dataset, their transactions and subawards. */
import { CATEGORY_BITS, getCategoryBit, typeCodes } from '../../mock-api/db/schema';
import { kinds, mask, places } from './reference';
import type { Fields } from './tables';

const award = (
  fields: { id: number; type: string; recipient: number; pop: number; rec: number } & Fields,
): Fields => {
  const { type, recipient, pop, rec, ...rest } = fields;
  const at = (side: 'pop' | 'rec', id: number) => {
    const place = places.find((row) => row.id === id)!;
    return {
      [`${side}_place`]: id,
      [`${side}_country`]: place.country_id,
      [`${side}_state`]: place.state_id,
      [`${side}_county`]: place.county_id,
      [`${side}_cd_cur`]: place.cd_cur,
      [`${side}_cd_org`]: place.cd_org,
    };
  };
  const bits = kinds[recipient]!.map(getCategoryBit);
  const makeBitMask = (from: number) =>
    bits
      .filter((bit) => bit >= from && bit < from + CATEGORY_BITS)
      .reduce((sum, bit) => sum | (1n << BigInt(bit - from)), 0n);
  return {
    naics: null,
    psc_id: null,
    listing_id: null,
    pricing: null,
    set_aside: null,
    competed: null,
    defc_mask: 0,
    uri: null,
    covid_obligation: null,
    covid_outlay: null,
    infra_obligation: null,
    infra_outlay: null,
    ...rest,
    type_id: typeCodes.indexOf(type),
    recipient_id: recipient,
    cat_lo: makeBitMask(0),
    cat_hi: makeBitMask(CATEGORY_BITS),
    ...at('pop', pop),
    ...at('rec', rec),
  };
};
export const awards = [
  award({
    id: 1,
    type: 'D',
    recipient: 2,
    pop: 1,
    rec: 2,
    top_id: 1,
    sub_id: 11,
    ftop_id: 2,
    fsub_id: 12,
    naics: 541511,
    psc_id: 1,
    text_id: 1,
    pricing: 'J',
    set_aside: 'SBA',
    competed: 'A',
    generated_id: 'CONT_AWD_1',
    display_id: 'W912AB',
    signed: '2020-01-10',
    latest: '2021-06-30',
    last_modified: '2021-07-15',
    obligation: 1000,
    defc_mask: mask('L', '9'),
    covid_obligation: 100,
  }),
  award({
    id: 2,
    type: 'A',
    recipient: 3,
    pop: 2,
    rec: 1,
    top_id: 1,
    sub_id: 11,
    ftop_id: 1,
    fsub_id: 11,
    naics: 541512,
    psc_id: 3,
    text_id: 2,
    pricing: 'Y',
    set_aside: 'NONE',
    competed: 'B',
    generated_id: 'CONT_AWD_2',
    display_id: 'w912xy',
    signed: '2018-03-01',
    latest: '2018-05-01',
    last_modified: '2018-06-15',
    obligation: 500,
    defc_mask: mask('L', 'Z'),
  }),
  award({
    id: 3,
    type: '04',
    recipient: 1,
    pop: 3,
    rec: 4,
    top_id: 3,
    sub_id: 13,
    ftop_id: 3,
    fsub_id: 13,
    listing_id: 1,
    text_id: 3,
    generated_id: 'ASST_NON_3',
    display_id: 'FAIN-3',
    signed: '2022-01-01',
    latest: '2022-12-31',
    last_modified: '2023-01-15',
    obligation: -50,
    defc_mask: mask('Z'),
    infra_outlay: 5,
  }),
  award({
    id: 4,
    type: '07',
    recipient: 4,
    pop: 4,
    rec: 5,
    top_id: 2,
    sub_id: 12,
    ftop_id: 2,
    fsub_id: 12,
    listing_id: 2,
    text_id: 4,
    generated_id: 'ASST_AGG_4',
    display_id: 'SAI-77',
    uri: 'uri-abc-9',
    signed: '2010-01-01',
    latest: '2024-01-01',
    last_modified: '2024-02-15',
    obligation: 0,
    defc_mask: mask('L'),
  }),
  award({
    id: 5,
    type: 'IDV_A',
    recipient: 3,
    pop: 5,
    rec: 2,
    top_id: 1,
    sub_id: 11,
    ftop_id: 1,
    fsub_id: 11,
    naics: 336411,
    psc_id: 2,
    text_id: 5,
    generated_id: 'CONT_IDV_5',
    display_id: 'IDV5',
    signed: '2015-10-01',
    latest: '2015-10-01',
    last_modified: '2015-10-15',
    obligation: 2000.5,
  }),
];
/** Columns that only awards have. */
const awardColumns = new Set([
  'generated_id',
  'display_id',
  'uri',
  'latest',
  'obligation',
  'covid_obligation',
  'covid_outlay',
  'infra_obligation',
  'infra_outlay',
]);
const copySharedFields = (of: Fields): Fields =>
  Object.fromEntries(Object.entries(of).filter(([column]) => !awardColumns.has(column)));
const transaction = (
  tid: number,
  action_date: string,
  amount: number,
  text_id: number,
  mod: string,
): Fields => {
  const parentAward = awards.find(({ id }) => id === Math.floor(tid / 10))!;
  return {
    ...copySharedFields(parentAward),
    tid,
    award_id: parentAward.id,
    action_date,
    amount,
    text_id,
    mod,
    award_amount: parentAward.obligation,
    last_modified: action_date,
  };
};
/** Transaction IDs begin with the award's ID: 11 is the first transaction of award 1. */
export const transactions = [
  transaction(11, '2020-01-10', 400, 1, '0'),
  transaction(12, '2021-06-30', 600, 6, 'P00001'),
  transaction(21, '2018-03-01', 300, 2, '0'),
  transaction(22, '2018-05-01', 200, 6, 'P00001'),
  transaction(31, '2022-01-01', -20, 3, '0'),
  transaction(32, '2022-12-31', -30, 3, 'A2'),
  transaction(41, '2010-01-01', 0, 4, '0'),
  transaction(42, '2024-01-01', 0, 4, '0'),
  transaction(51, '2015-10-01', 2000.5, 5, '0'),
];
const subaward = (
  id: number,
  number: string,
  sub_date: string,
  amount: number,
  recipient: number,
  pop: number,
  rec: number,
  text_id: number,
): Fields => {
  const parentAward = awards.find((row) => row.id === Math.floor(id / 100))!;
  return {
    ...award({
      ...copySharedFields(parentAward),
      id,
      type: typeCodes[parentAward.type_id as number]!,
      recipient,
      pop,
      rec,
    }),
    award_id: parentAward.id,
    number,
    sub_date,
    amount,
    text_id,
  };
};
export const subawards = [
  subaward(101, 'Sub-1', '2020-02-01', 10, 3, 2, 1, 7),
  subaward(102, 'SUB-2', '2020-08-01', 20, 2, 4, 4, 7),
  subaward(301, 'X-3', '2022-06-01', 30, 4, 5, 5, 3),
];
