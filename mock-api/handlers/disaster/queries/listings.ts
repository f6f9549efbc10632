import type { Call } from '../../../core/route';
import { Values } from '../../../filters/values';
import { awardSums } from '../../shared/emergencyMoney';
import { awardList, requestedAwardsSql, toMoney } from './awards';
import { checkPageRange } from './lists';
import { getRequest } from './request';

const NOT_KNOWN = '--';
/** Invented purposes by kind of assistance. They appear only for the sample dataset and are marked as sample text. */
const purposes: Readonly<Record<string, string>> = {
  grant: 'Sample text: Provides grants for the purpose in the program title.',
  'direct payment':
    'Sample text: Pays people and organizations directly for the purpose in the program title.',
  loan: 'Sample text: Provides or guarantees loans for the purpose in the program title.',
  insurance: 'Sample text: Insures against the risks in the program title.',
  other: 'Sample text: Provides other assistance for the purpose in the program title.',
};
const APPLICANTS = 'Sample text: Anyone named in the law that created this program may apply.';
const BENEFICIARIES = 'Sample text: People and organizations named in the program title benefit.';

const listings = (isLoans: boolean) => async (call: Call) => {
  const { pagination = {}, spending_type: type } = getRequest(call);
  checkPageRange(pagination);
  const values = new Values();
  const rows = await call.db.query(
    `select l.id, l.number, l.title, l.kind, l.toptier_id, k.* exclude (listing)
      from (
        select w.listing_id AS listing, ${awardSums}
        from ${requestedAwardsSql(call, values, isLoans)} and w.listing_id is not null
        group by 1) k
      join listing l on l.id = k.listing
      order by l.id`,
    values.list,
  );
  const isSample = call.lookups.meta.source === 'sample';
  const orNotKnown = (content: string | undefined) => (isSample && content) || NOT_KNOWN;
  const facts = new Map(
    rows.map((row) => [
      Number(row.id),
      {
        // Neither the sample dataset nor the loaded files contain the two web addresses.
        resource_link: null,
        cfda_federal_agency: call.lookups.toptier.get(Number(row.toptier_id))?.name ?? NOT_KNOWN,
        cfda_objectives: orNotKnown(purposes[String(row.kind)]),
        cfda_website: null,
        applicant_eligibility: orNotKnown(APPLICANTS),
        beneficiary_eligibility: orNotKnown(BENEFICIARIES),
      },
    ]),
  );
  const list = await awardList(call, {
    loans: isLoans,
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
    results: list.results.map((row) => ({ ...row, ...facts.get(Number(row.id)) })),
  };
};
export const listingSpending = listings(false);
export const listingLoans = listings(true);
