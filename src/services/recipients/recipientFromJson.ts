import {
  makeRecipientLocation,
  makeRecipientOverview,
  type ChildRecipient,
  type ParentRecipient,
  type RecipientLevel,
  type RecipientLocation,
  type RecipientOverview,
} from '@/domain/recipient';
import { recipientName } from '@/domain/format';
import { listOf, needed, number as amount, record, text as words, texts } from '../http/read';
import type {
  ChildJson,
  ParentJson,
  RecipientJson,
  RecipientListJson,
  RecipientLocationJson,
} from './wire';

export interface ListedRecipient {
  id: string;
  name: string;
  uei: string;
  duns: string;
  level: RecipientLevel;
  amount: number | null;
}
export interface RecipientPage {
  rows: readonly ListedRecipient[];
  /** Number of recipients on all pages. */
  total: number;
}

const level = (value: unknown): RecipientLevel => (value === 'P' || value === 'C' ? value : 'R');

const locationFromJson = (json: RecipientLocationJson | null | undefined): RecipientLocation =>
  makeRecipientLocation({
    address_line1: words(json?.address_line1),
    address_line2: words(json?.address_line2),
    address_line3: words(json?.address_line3),
    foreign_province: words(json?.foreign_province),
    city_name: words(json?.city_name),
    county_name: words(json?.county_name),
    state_code: words(json?.state_code),
    zip: words(json?.zip),
    zip5: words(json?.zip5 ?? json?.zip),
    zip4: words(json?.zip4),
    foreign_postal_code: words(json?.foreign_postal_code),
    country_name: words(json?.country_name),
    location_country_code: words(json?.location_country_code ?? json?.country_code),
    congressional_code: words(json?.congressional_code),
  });
const parentFromJson = (json: ParentJson): ParentRecipient => ({
  parent_id: words(json.parent_id),
  parent_name: words(json.parent_name),
  parent_uei: words(json.parent_uei),
  parent_duns: words(json.parent_duns),
});
const isSomeone = (parent: ParentRecipient): boolean => Object.values(parent).some(Boolean);
/** With an empty list, the parent in the fields of the response itself counts. */
const parentsFromJson = (json: RecipientJson): readonly ParentRecipient[] => {
  const listed = (json.parents ?? []).flatMap((parent) => (parent ? [parentFromJson(parent)] : []));
  return (listed.length ? listed : [parentFromJson(json)]).filter(isSomeone);
};

/** Reads one recipient in a year. */
export const recipientFromJson = (json: RecipientJson): RecipientOverview =>
  makeRecipientOverview({
    recipient_id: needed(words(record(json).recipient_id)),
    name: recipientName(words(json.name)),
    alternate_names: texts(json.alternate_names),
    duns: words(json.duns),
    uei: words(json.uei),
    ...parentFromJson(json),
    parents: parentsFromJson(json),
    total_transaction_amount: amount(json.total_transaction_amount),
    total_transactions: amount(json.total_transactions),
    total_face_value_loan_amount: amount(json.total_face_value_loan_amount),
    total_face_value_loan_transactions: amount(json.total_face_value_loan_transactions),
    business_types: texts(json.business_types),
    recipient_level: level(json.recipient_level),
    location: locationFromJson(json.location),
  });

/** Reads the subsidiaries of a parent recipient. */
export const childrenFromJson = (list: readonly ChildJson[]): readonly ChildRecipient[] =>
  listOf(list, (child) => ({
    id: words(child.recipient_id),
    name: recipientName(words(child.name)),
    uei: words(child.uei),
    duns: words(child.duns),
    state: words(child.state_province),
    amount: amount(child.amount),
  }));

/** Reads one page of the list. Recipients without a name stay, because the total counts them. */
export const recipientListFromJson = ({
  results,
  page_metadata: metadata,
}: RecipientListJson): RecipientPage => ({
  total: needed(amount(metadata?.total)),
  rows: listOf(results, (row) => ({
    id: words(row.id),
    name: recipientName(words(row.name)),
    uei: words(row.uei),
    duns: words(row.duns),
    level: level(row.recipient_level),
    amount: amount(row.amount),
  })),
});
