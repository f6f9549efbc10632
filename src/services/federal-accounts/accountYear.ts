import type { Dollars } from '@/domain/format';
import { compositeEndpoint, endpoint } from '../http/endpoint';
import { number as amount, record, text } from '../http/read';
import { ServiceError, unreadableError } from '../http/serviceError';

interface AccountJson {
  id?: number;
  account_title?: string | null;
  parent_agency_toptier_code?: string | null;
  fiscal_year?: number | string;
  total_obligated_amount?: number | null;
  total_gross_outlay_amount?: number | null;
  total_budgetary_resources?: number | null;
}
interface SnapshotJson {
  results?: {
    unobligated?: number | null;
    balance_brought_forward?: number | null;
    appropriations?: number | null;
  };
}
/** A federal account at the end of its last published period of a fiscal year; null where nothing was reported. */
export interface AccountYear {
  title: string;
  /** Toptier code of the account’s agency; '' when not available. */
  agencyCode: string;
  /** The fiscal year; null when nothing was reported. */
  year: number | null;
  resources: Dollars | null;
  obligated: Dollars | null;
  outlayed: Dollars | null;
  unobligated: Dollars | null;
  broughtForward: Dollars | null;
  appropriations: Dollars | null;
}

const account = endpoint({
  name: 'federalAccounts/year',
  path: ({ number }: { number: string; year: number | null }) =>
    `v2/federal_accounts/${encodeURIComponent(number)}/`,
  params: ({ year }): Record<string, number> => (year === null ? {} : { fiscal_year: year }),
  read: (wire: AccountJson) => {
    if (typeof wire.id !== 'number') throw unreadableError();
    return wire;
  },
});
const snapshot = endpoint({
  name: 'federalAccounts/yearSnapshot',
  path: ({ id, year }: { id: number; year: number }) =>
    `v2/federal_accounts/${id}/fiscal_year_snapshot/${year}/`,
  read: ({ results }: SnapshotJson) => record(results),
});
/** An account in a fiscal year, by default (null) the latest. If the service rejects the year (422), both year and amounts are null. */
export const accountYear = compositeEndpoint(
  'federalAccounts/wholeYear',
  async (query: { number: string; year: number | null }, signal): Promise<AccountYear> => {
    const accountJson = await account.call(query, signal).catch((error: unknown) => {
      // The account may exist in another year.
      if (query.year !== null && error instanceof ServiceError && error.status === 422)
        return account.call({ ...query, year: null }, signal).then((latestJson): AccountJson => ({
          id: latestJson.id,
          account_title: latestJson.account_title,
          parent_agency_toptier_code: latestJson.parent_agency_toptier_code,
        }));
      throw error;
    });
    const year = Number(accountJson.fiscal_year ?? Number.NaN);
    const isReported = Number.isInteger(year) && year > 0;
    const snapshotJson = isReported
      ? await snapshot.call({ id: accountJson.id!, year }, signal)
      : {};
    return {
      title: text(accountJson.account_title),
      agencyCode: text(accountJson.parent_agency_toptier_code),
      year: isReported ? year : null,
      resources: amount(accountJson.total_budgetary_resources),
      obligated: amount(accountJson.total_obligated_amount),
      outlayed: amount(accountJson.total_gross_outlay_amount),
      unobligated: amount(snapshotJson.unobligated),
      broughtForward: amount(snapshotJson.balance_brought_forward),
      appropriations: amount(snapshotJson.appropriations),
    };
  },
);
