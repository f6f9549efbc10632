import { type ProfileYear, profilePeriod } from '@/domain/profileYears';
import type { Dollars } from '@/domain/format';
import { profileStateOf } from '@/domain/stateProfile/profileStates';
import type { Endpoint } from '@/lib/requests/ask';
import { searchTotals } from '@/services/search/endpoints';
import { stateAwards } from '@/services/states/endpoints';
import type { Compared } from './compared';
import { criteriaOf } from './criteriaOf';

/** The award categories that profiles and searches share. Contract vehicles (IDVs) count as contracts. */
export const awardKinds = [
  { key: 'contracts', label: 'Contracts' },
  { key: 'grants', label: 'Grants' },
  { key: 'payments', label: 'Direct payments' },
  { key: 'loans', label: 'Loans' },
  { key: 'other', label: 'Other financial assistance' },
] as const;
export type AwardKind = (typeof awardKinds)[number]['key'];
/** Obligations by award category; null where the API returns none. */
export type KindTotals = Readonly<Record<AwardKind, Dollars | null>>;
/** Returns the share of a category in the sum of all positive ones; null if it has no share. */
export const shareOf = (kind: AwardKind, totals: KindTotals): number | null => {
  const amount = totals[kind];
  const whole = Object.values(totals).reduce<number>(
    (all, each) => all + Math.max(0, each ?? 0),
    0,
  );
  return amount === null || amount < 0 || whole <= 0 ? null : amount / whole;
};

export interface KindsQuery extends Pick<Compared, 'member' | 'profile' | 'state'> {
  fy: ProfileYear;
  today: string;
}
const ofState = ({ member, fy }: KindsQuery) => ({ state: profileStateOf(member.id)!, fy });
const ofOthers = ({ fy, today, ...one }: KindsQuery) => ({
  criteria: { ...criteriaOf(one), periods: [profilePeriod(fy, today)] },
  level: 'transactions' as const,
});
const sum = (parts: readonly (number | null | undefined)[]): number | null => {
  const known = parts.filter((part): part is number => typeof part === 'number');
  return known.length ? Math.round(known.reduce((all, part) => all + part, 0) * 100) / 100 : null;
};

/** Requests the obligations of a member by category: a state's profile, else a transaction search. */
export const kindTotals: Endpoint<KindsQuery, KindTotals> = {
  name: 'compare/kinds',
  requestOf: (query) =>
    query.member.kind === 'state'
      ? stateAwards.requestOf(ofState(query))
      : searchTotals.requestOf(ofOthers(query)),
  call: async (query, signal) => {
    if (query.member.kind !== 'state') {
      const found = await searchTotals.call(ofOthers(query), signal);
      const within = (...groups: readonly (keyof typeof found)[]) =>
        sum(groups.map((group) => found[group]));
      return {
        contracts: within('transaction_contracts', 'transaction_idvs'),
        grants: within('transaction_grants'),
        payments: within('transaction_direct_payments'),
        loans: within('transaction_loans'),
        other: within('transaction_other'),
      };
    }
    const found = await stateAwards.call(ofState(query), signal);
    const of = (...types: readonly string[]) =>
      sum(found.filter(({ type }) => types.includes(type)).map(({ obligations }) => obligations));
    return {
      contracts: of('contracts', 'idvs'),
      grants: of('grants'),
      payments: of('direct_payments'),
      loans: of('loans'),
      other: of('other_financial_assistance'),
    };
  },
};
