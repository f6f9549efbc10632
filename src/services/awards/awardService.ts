import { makeAward, type AgencyRef, type Award, type AwardCategory } from '@/domain/award';
import { request } from '../http/client';
import { unreadable } from '../http/serviceError';
import { addressFromJson } from '../search/addressFromJson';
import type { AwardJson } from './wire';

const agency = (json: AwardJson['awarding_agency']): AgencyRef | null => (json?.toptier_agency ? {
  name: json.toptier_agency.name ?? '', abbreviation: json.toptier_agency.abbreviation ?? '', subtier: json.subtier_agency?.name ?? '', office: json.office_agency_name ?? '', slug: json.toptier_agency.slug ?? '',
} : null);

export const awardFromJson = (json: AwardJson): Award => makeAward({
  id: json.id, generatedId: json.generated_unique_award_id, category: json.category as AwardCategory, type: json.type, typeDescription: json.type_description ?? '',
  displayId: json.piid ?? json.fain ?? json.uri ?? '', idLabel: json.piid ? 'PIID' : json.generated_unique_award_id.includes('ASST_AGG') ? 'URI' : 'FAIN', description: json.description ?? '',
  totalObligation: json.total_obligation, totalOutlay: json.total_outlay ?? null, currentAmount: json.base_exercised_options ?? null, potentialAmount: json.base_and_all_options ?? null,
  faceValue: json.total_loan_value ?? null, subsidyCost: json.total_subsidy_cost ?? null, nonFederalFunding: json.non_federal_funding ?? null,
  dateSigned: json.date_signed, startDate: json.period_of_performance?.start_date || null, endDate: json.period_of_performance?.end_date || null, potentialEndDate: json.period_of_performance?.potential_end_date ?? null, lastModified: json.period_of_performance?.last_modified_date || null,
  subawardCount: json.subaward_count, subawardTotal: json.total_subaward_amount, awardingAgency: agency(json.awarding_agency), fundingAgency: agency(json.funding_agency),
  recipientName: json.recipient?.recipient_name ?? '', recipientUei: json.recipient?.recipient_uei ?? '', parentRecipientName: json.recipient?.parent_recipient_name ?? '',
  recipientAddress: addressFromJson(json.recipient?.location), placeOfPerformance: addressFromJson(json.place_of_performance),
  listings: (json.cfda_info ?? []).map(({ cfda_number: number, cfda_title: title }) => ({ number, title: title ?? '' })), parentAward: json.parent_award ? { id: json.parent_award.generated_unique_award_id, piid: json.parent_award.piid } : null,
});

/** One award by its generated id. The id is encoded twice, as the hosted service expects of this path. */
export const fetchAward = async (id: string, signal?: AbortSignal): Promise<Award> => {
  const json = await request<AwardJson>({ path: `v2/awards/${encodeURIComponent(encodeURIComponent(id))}/`, signal });
  if (typeof json.generated_unique_award_id !== 'string') throw unreadable();
  return awardFromJson(json);
};
