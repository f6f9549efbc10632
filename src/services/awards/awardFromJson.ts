import { makeAward, type AgencyRef, type Award, type AwardCategory } from '@/domain/award';
import { unreadable } from '../http/serviceError';
import { addressFromJson } from '../search/addressFromJson';
import type { AwardJson } from './wire';

const agencyFromJson = (json: AwardJson['awarding_agency']): AgencyRef | null =>
  json?.toptier_agency
    ? {
        name: json.toptier_agency.name ?? '',
        abbreviation: json.toptier_agency.abbreviation ?? '',
        subtier: json.subtier_agency?.name ?? '',
        office: json.office_agency_name ?? '',
        slug: json.toptier_agency.slug ?? '',
      }
    : null;
/** What its number is called: contracts have a PIID, aggregate records a URI. */
const idLabel = ({ piid, generated_unique_award_id: id }: AwardJson): Award['idLabel'] => {
  if (piid) return 'PIID';
  return id.includes('ASST_AGG') ? 'URI' : 'FAIN';
};
const amounts = (json: AwardJson) => ({
  totalObligation: json.total_obligation,
  totalOutlay: json.total_outlay ?? null,
  currentAmount: json.base_exercised_options ?? null,
  potentialAmount: json.base_and_all_options ?? null,
  faceValue: json.total_loan_value ?? null,
  subsidyCost: json.total_subsidy_cost ?? null,
  nonFederalFunding: json.non_federal_funding ?? null,
  subawardTotal: json.total_subaward_amount,
});
const dates = ({ date_signed: dateSigned, period_of_performance: period }: AwardJson) => ({
  dateSigned,
  startDate: period?.start_date || null,
  endDate: period?.end_date || null,
  potentialEndDate: period?.potential_end_date ?? null,
  lastModified: period?.last_modified_date || null,
});
const recipient = ({ recipient: json }: AwardJson) => ({
  recipientName: json?.recipient_name ?? '',
  recipientUei: json?.recipient_uei ?? '',
  parentRecipientName: json?.parent_recipient_name ?? '',
  recipientAddress: addressFromJson(json?.location),
});

/** One award of its record. */
export const awardFromJson = (json: AwardJson): Award => {
  if (typeof json.generated_unique_award_id !== 'string') throw unreadable();
  return makeAward({
    id: json.id,
    generatedId: json.generated_unique_award_id,
    category: json.category as AwardCategory,
    type: json.type,
    typeDescription: json.type_description ?? '',
    displayId: json.piid ?? json.fain ?? json.uri ?? '',
    idLabel: idLabel(json),
    description: json.description ?? '',
    ...amounts(json),
    ...dates(json),
    ...recipient(json),
    subawardCount: json.subaward_count,
    awardingAgency: agencyFromJson(json.awarding_agency),
    fundingAgency: agencyFromJson(json.funding_agency),
    placeOfPerformance: addressFromJson(json.place_of_performance),
    listings: (json.cfda_info ?? []).map(({ cfda_number: number, cfda_title: title }) => ({
      number,
      title: title ?? '',
    })),
    parentAward: json.parent_award
      ? { id: json.parent_award.generated_unique_award_id, piid: json.parent_award.piid }
      : null,
  });
};
