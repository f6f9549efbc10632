import type {
  DisasterAmounts,
  DisasterListing,
  DisasterPage,
  DisasterRecipient,
  DisasterRow,
} from '@/domain/disaster/spendingTable';
import { listOf, number, text, webAddress } from '../http/read';
import type {
  DisasterAmountsJson,
  DisasterListingJson,
  DisasterListingsJson,
  DisasterRecipientJson,
  DisasterRecipientsJson,
  DisasterRowJson,
  DisasterRowsJson,
  PagesJson,
} from './wire';

export const amountsFromJson = (wire: DisasterAmountsJson): DisasterAmounts => ({
  obligation: number(wire.obligation),
  outlay: number(wire.outlay),
  awardCount: number(wire.award_count),
  faceValue: number(wire.face_value_of_loan),
  resources: number(wire.total_budgetary_resources),
});
const readCodeAndText = (wire: { code?: string | null; description?: string | null }) => ({
  code: text(wire.code),
  description: text(wire.description),
});
const pageFromJson = <W, R>(wire: PagesJson<W>, read: (row: W) => R): DisasterPage<R> => {
  const rows = listOf(wire.results, read);
  return {
    rows,
    totals: amountsFromJson(wire.totals ?? {}),
    total: number(wire.page_metadata?.total) ?? rows.length,
    hasNext: wire.page_metadata?.hasNext === true,
  };
};

const rowFromJson = (wire: DisasterRowJson): DisasterRow => ({
  id: text(wire.id),
  ...readCodeAndText(wire),
  ...amountsFromJson(wire),
  children: listOf(wire.children ?? [], rowFromJson),
});
/** Reads agencies, federal accounts or object classes with their children. */
export const rowsFromJson = (wire: DisasterRowsJson): DisasterPage<DisasterRow> =>
  pageFromJson(wire, rowFromJson);

const recipientFromJson = (wire: DisasterRecipientJson): DisasterRecipient => ({
  ids: [wire.id ?? []].flat().map(text).filter(Boolean),
  ...readCodeAndText(wire),
  ...amountsFromJson(wire),
});
export const recipientsFromJson = (wire: DisasterRecipientsJson): DisasterPage<DisasterRecipient> =>
  pageFromJson(wire, recipientFromJson);

const listingFromJson = (wire: DisasterListingJson): DisasterListing => ({
  ...readCodeAndText(wire),
  ...amountsFromJson(wire),
  agency: text(wire.cfda_federal_agency),
  objectives: text(wire.cfda_objectives),
  website: webAddress(wire.cfda_website),
  samLink: webAddress(wire.resource_link),
  applicants: text(wire.applicant_eligibility),
  beneficiaries: text(wire.beneficiary_eligibility),
});
/** Reads assistance listings. Their website and SAM.gov link are web addresses or ''. */
export const listingsFromJson = (wire: DisasterListingsJson): DisasterPage<DisasterListing> =>
  pageFromJson(wire, listingFromJson);
