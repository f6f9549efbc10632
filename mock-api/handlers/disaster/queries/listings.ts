import type { Call } from '../../../core/route';
import { Values } from '../../../filters/values';
import { awardSumsSql } from '../../shared/emergencyMoney';
import { buildAwardList, requestedAwardsSql, toMoney } from './awards';
import { checkPageRange } from './lists';
import { getRequest } from './request';

const NO_TEXT = '--';
/** Invented purposes by kind of assistance. They appear only for the sample dataset and are marked as sample text. */
const purposes: Readonly<Record<string, string>> = {
  grant: 'Sample text: Provides grants for the purpose in the program title.',
  'direct payment':
    'Sample text: Pays people and organizations directly for the purpose in the program title.',
  loan: 'Sample text: Provides or guarantees loans for the purpose in the program title.',
  insurance: 'Sample text: Insures against the risks in the program title.',
  other: 'Sample text: Provides other assistance for the purpose in the program title.',
};
const APPLICANTS_TEXT = 'Sample text: Anyone named in the law that created this program may apply.';
const BENEFICIARIES_TEXT =
  'Sample text: People and organizations named in the program title benefit.';

const createListingsHandler = (isLoans: boolean) => async (call: Call) => {
  const { pagination = {}, spending_type: type } = getRequest(call);
  checkPageRange(pagination);
  const values = new Values();
  const rows = await call.db.query(
    `select l.id, l.number, l.title, l.kind, l.toptier_id, k.* exclude (listing)
      from (
        select w.listing_id AS listing, ${awardSumsSql}
        from ${requestedAwardsSql(call, values, isLoans)} and w.listing_id is not null
        group by 1) k
      join listing l on l.id = k.listing
      order by l.id`,
    values.list,
  );
  const isSample = call.lookups.meta.source === 'sample';
  const getSampleText = (content: string | undefined) => (isSample && content) || NO_TEXT;
  const factsById = new Map(
    rows.map((row) => [
      Number(row.id),
      {
        // Neither the sample dataset nor the loaded files contain the two web addresses.
        resource_link: null,
        cfda_federal_agency: call.lookups.toptierById.get(Number(row.toptier_id))?.name ?? NO_TEXT,
        cfda_objectives: getSampleText(purposes[String(row.kind)]),
        cfda_website: null,
        applicant_eligibility: getSampleText(APPLICANTS_TEXT),
        beneficiary_eligibility: getSampleText(BENEFICIARIES_TEXT),
      },
    ]),
  );
  const list = await buildAwardList(call, {
    isLoans,
    rows: rows.map((row) => ({
      id: Number(row.id),
      code: String(row.number),
      description: String(row.title),
      ...toMoney(row),
    })),
    messages:
      type === 'total'
        ? ['Assistance listings only have award spending. The response contains award spending']
        : [],
  });
  return {
    ...list,
    results: list.results.map((row) => ({ ...row, ...factsById.get(Number(row.id)) })),
  };
};
export const listingSpending = createListingsHandler(false);
export const listingLoans = createListingsHandler(true);
