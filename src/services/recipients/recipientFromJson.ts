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
import { listOf, required, number as amount, record, text as readText, texts } from '../http/read';
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

const readLevel = (value: unknown): RecipientLevel =>
  value === 'P' || value === 'C' ? value : 'R';

const locationFromJson = (json: RecipientLocationJson): RecipientLocation =>
  makeRecipientLocation({
    address_line1: readText(json.address_line1),
    address_line2: readText(json.address_line2),
    address_line3: readText(json.address_line3),
    foreign_province: readText(json.foreign_province),
    city_name: readText(json.city_name),
    county_name: readText(json.county_name),
    state_code: readText(json.state_code),
    zip: readText(json.zip),
    zip5: readText(json.zip5 ?? json.zip),
    zip4: readText(json.zip4),
    foreign_postal_code: readText(json.foreign_postal_code),
    country_name: readText(json.country_name),
    location_country_code: readText(json.location_country_code ?? json.country_code),
    congressional_code: readText(json.congressional_code),
  });
const parentFromJson = (json: ParentJson): ParentRecipient => ({
  parent_id: readText(json.parent_id),
  parent_name: readText(json.parent_name),
  parent_uei: readText(json.parent_uei),
  parent_duns: readText(json.parent_duns),
});
const hasParentFields = (parent: ParentRecipient): boolean => Object.values(parent).some(Boolean);
/** Returns the listed parents. If the list is empty, returns the parent in the fields of the response itself. */
const parentsFromJson = (json: RecipientJson): readonly ParentRecipient[] => {
  const listedParents = (json.parents ?? []).flatMap((parent) =>
    parent ? [parentFromJson(parent)] : [],
  );
  return (listedParents.length ? listedParents : [parentFromJson(json)]).filter(hasParentFields);
};

/** Reads a recipient with its amounts in a year. */
export const recipientFromJson = (json: RecipientJson): RecipientOverview =>
  makeRecipientOverview({
    recipient_id: required(readText(record(json).recipient_id)),
    name: recipientName(readText(json.name)),
    alternate_names: texts(json.alternate_names),
    duns: readText(json.duns),
    uei: readText(json.uei),
    ...parentFromJson(json),
    parents: parentsFromJson(json),
    total_transaction_amount: amount(json.total_transaction_amount),
    total_transactions: amount(json.total_transactions),
    total_face_value_loan_amount: amount(json.total_face_value_loan_amount),
    total_face_value_loan_transactions: amount(json.total_face_value_loan_transactions),
    business_types: texts(json.business_types),
    recipient_level: readLevel(json.recipient_level),
    location: locationFromJson(json.location ?? {}),
  });

/** Reads the subsidiaries of a parent recipient. */
export const childrenFromJson = (list: readonly ChildJson[]): readonly ChildRecipient[] =>
  listOf(list, (child) => ({
    id: readText(child.recipient_id),
    name: recipientName(readText(child.name)),
    uei: readText(child.uei),
    duns: readText(child.duns),
    state: readText(child.state_province),
    amount: amount(child.amount),
  }));

/** Reads one page of the list. Keeps recipients without a name, because the total counts them. */
export const recipientListFromJson = ({
  results,
  page_metadata: metadata,
}: RecipientListJson): RecipientPage => ({
  total: required(amount(metadata?.total)),
  rows: listOf(results, (row) => ({
    id: readText(row.id),
    name: recipientName(readText(row.name)),
    uei: readText(row.uei),
    duns: readText(row.duns),
    level: readLevel(row.recipient_level),
    amount: amount(row.amount),
  })),
});
