import { dollars, textOrNull as text } from '../http/read';
import { requireList, unreadableError } from '../http/serviceError';
import { addressFromJson } from './addressFromJson';
import type { RowJson } from './wire';

/** A code and its description; null when the service does not send it. */
export interface CodedText {
  code: string | null;
  text: string | null;
}

const readObject = (value: unknown): RowJson | null => {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object' || Array.isArray(value)) throw unreadableError();
  return value as RowJson;
};
const readPlace = (value: unknown) => addressFromJson(readObject(value));
const readCodedText = (value: unknown): CodedText | null => {
  const json = readObject(value);
  return json && { code: text(json.code), text: text(json.description) };
};
/** Reads assistance listings. Awards have a list, transactions and subawards have a single listing. */
const readListings = (value: unknown): readonly CodedText[] =>
  [value ?? []].flat().map((listing) => {
    const json = readObject(listing);
    return {
      code: text(json?.cfda_number),
      text: text(json?.cfda_program_title ?? json?.cfda_title),
    };
  });
const readCodes = (value: unknown): readonly string[] =>
  requireList((value ?? []) as unknown[]).map((code) => text(code) ?? '');

/** The fields of rows, with their API names (pages document §8.4, §14.3) and their readers. */
const fields = {
  awardId: ['Award ID', text],
  recipientName: ['Recipient Name', text],
  recipientUei: ['Recipient UEI', text],
  recipientLocation: ['Recipient Location', readPlace],
  placeOfPerformance: ['Primary Place of Performance', readPlace],
  obligations: ['Award Amount', dollars],
  outlays: ['Total Outlays', dollars],
  subsidyCost: ['Subsidy Cost', dollars],
  faceValue: ['Loan Value', dollars],
  covidObligations: ['COVID-19 Obligations', dollars],
  covidOutlays: ['COVID-19 Outlays', dollars],
  infrastructureObligations: ['Infrastructure Obligations', dollars],
  infrastructureOutlays: ['Infrastructure Outlays', dollars],
  defCodes: ['def_codes', readCodes],
  description: ['Description', text],
  contractAwardType: ['Contract Award Type', text],
  awardType: ['Award Type', text],
  awardingAgency: ['Awarding Agency', text],
  awardingSubagency: ['Awarding Sub Agency', text],
  startDate: ['Start Date', text],
  endDate: ['End Date', text],
  lastDateToOrder: ['Last Date to Order', text],
  issuedDate: ['Issued Date', text],
  naics: ['NAICS', readCodedText],
  psc: ['PSC', readCodedText],
  listings: ['Assistance Listings', readListings],
  listing: ['Assistance Listing', readListings],

  modification: ['Mod', text],
  transactionObligations: ['Transaction Amount', dollars],
  actionDate: ['Action Date', text],
  actionType: ['Action Type', text],
  transactionDescription: ['Transaction Description', text],

  subawardId: ['Sub-Award ID', text],
  subrecipientName: ['Sub-Awardee Name', text],
  subrecipientUei: ['Sub-Recipient UEI', text],
  subrecipientLocation: ['Sub-Recipient Location', readPlace],
  subawardPlaceOfPerformance: ['Sub-Award Primary Place of Performance', readPlace],
  subawardObligations: ['Sub-Award Amount', dollars],
  subawardDate: ['Sub-Award Date', text],
  subawardDescription: ['Sub-Award Description', text],
  subawardType: ['Sub-Award Type', text],
  primeAwardId: ['Prime Award ID', text],
  primeRecipientName: ['Prime Recipient Name', text],
  primeRecipientUei: ['Prime Award Recipient UEI', text],

  /** The following IDs are needed for links. */
  recipientId: ['recipient_id', text],
  primeRecipientId: ['prime_award_recipient_id', text],
  subrecipientId: ['sub_award_recipient_id', text],
  awardingAgencyId: ['awarding_agency_id', text],
} as const satisfies Readonly<Record<string, readonly [string, (value: unknown) => unknown]>>;

export type ResultField = keyof typeof fields;
/** One row of results. null or an empty list means that the field is unknown or was not requested. */
export type ResultRow = {
  readonly [F in ResultField]: ReturnType<(typeof fields)[F][1]>;
} & {
  /** A unique key: the row’s IDs and the values that differ between rows with the same IDs. */
  readonly key: string;
  /** Generated ID of the award of this row, used in the address of the award’s page. */
  readonly generatedId: string | null;
  /** Slug of the awarding agency, used in the address of its page. */
  readonly agencySlug: string | null;
};

/** Returns the API name of a field. */
export const getFieldName = (field: ResultField): string => fields[field][0];

const fieldEntries = Object.entries(fields);
const keyOf = (internalId: string | null, row: Omit<ResultRow, 'key'>): string =>
  [
    internalId,
    row.generatedId,
    row.subawardId,
    row.modification,
    row.actionDate,
    row.transactionObligations ?? row.faceValue,
  ]
    .map((value) => value ?? '')
    .join('|');

/** Reads a row of the response: the requested fields, and IDs that the service always adds. */
export const rowFromJson = (json: RowJson): ResultRow => {
  if (!readObject(json)) throw unreadableError();
  const row = {
    ...(Object.fromEntries(
      fieldEntries.map(([field, [name, read]]) => [field, read(json[name])]),
    ) as Pick<ResultRow, ResultField>),
    generatedId: text(json.prime_award_generated_internal_id ?? json.generated_internal_id),
    agencySlug: text(json.agency_slug ?? json.awarding_agency_slug),
  };
  return { ...row, key: keyOf(text(json.internal_id), row) };
};
