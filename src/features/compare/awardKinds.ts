import type { AwardGroupKey } from '@/domain/codes/awardTypes';
import { type ProfileYear, profilePeriod } from '@/domain/profileYears';
import type { Dollars } from '@/domain/format';
import { findProfileState } from '@/domain/stateProfile/profileStates';
import type { Endpoint } from '@/lib/requests/queries';
import { searchTotals } from '@/services/search/endpoints';
import { stateAwards } from '@/services/states/endpoints';
import type { Compared } from './compared';
import { buildCriteria } from './buildCriteria';

/** The award categories that profiles and searches share. Contract vehicles (IDVs) count as contracts. */
export const awardKinds = [
  { key: 'contracts', label: 'Contracts', group: 'contracts' },
  { key: 'grants', label: 'Grants', group: 'grants' },
  { key: 'payments', label: 'Direct payments', group: 'direct_payments' },
  { key: 'loans', label: 'Loans', group: 'loans' },
  { key: 'other', label: 'Other financial assistance', group: 'other' },
] as const satisfies readonly { key: string; label: string; group: AwardGroupKey }[];
export type AwardKind = (typeof awardKinds)[number]['key'];
/** Obligations by award category; null where the API returns none. */
export type KindTotals = Readonly<Record<AwardKind, Dollars | null>>;
/**
 * Returns the share of a category in the sum of all positive amounts. Returns null if its amount is missing or negative, or no amount
 * is positive.
 */
export const getShare = (kind: AwardKind, totals: KindTotals): number | null => {
  const amount = totals[kind];
  const total = Object.values(totals).reduce<number>(
    (sum, kindAmount) => sum + Math.max(0, kindAmount ?? 0),
    0,
  );
  return amount === null || amount < 0 || total <= 0 ? null : amount / total;
};

export interface KindsQuery extends Pick<Compared, 'member' | 'profile' | 'state'> {
  fy: ProfileYear;
  today: string;
}
const toStateQuery = ({ member, fy }: KindsQuery) => ({ state: findProfileState(member.id)!, fy });
const toTotalsQuery = ({ fy, today, ...rest }: KindsQuery) => ({
  criteria: { ...buildCriteria(rest), periods: [profilePeriod(fy, today)] },
  level: 'transactions' as const,
});
const sumAmounts = (amounts: readonly (number | null | undefined)[]): number | null => {
  const knownAmounts = amounts.filter((amount): amount is number => typeof amount === 'number');
  return knownAmounts.length
    ? Math.round(knownAmounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100
    : null;
};

/** Requests a member's obligations by award category: for a state from its award types, otherwise from a transaction search. */
export const kindTotals: Endpoint<KindsQuery, KindTotals> = {
  name: 'compare/kinds',
  requestOf: (query) =>
    query.member.kind === 'state'
      ? stateAwards.requestOf(toStateQuery(query))
      : searchTotals.requestOf(toTotalsQuery(query)),
  call: async (query, signal) => {
    if (query.member.kind !== 'state') {
      const tabTotals = await searchTotals.call(toTotalsQuery(query), signal);
      const sumGroups = (...groups: readonly (keyof typeof tabTotals)[]) =>
        sumAmounts(groups.map((group) => tabTotals[group]));
      return {
        contracts: sumGroups('transaction_contracts', 'transaction_idvs'),
        grants: sumGroups('transaction_grants'),
        payments: sumGroups('transaction_direct_payments'),
        loans: sumGroups('transaction_loans'),
        other: sumGroups('transaction_other'),
      };
    }
    const stateTotals = await stateAwards.call(toStateQuery(query), signal);
    const sumTypes = (...types: readonly string[]) =>
      sumAmounts(
        stateTotals
          .filter(({ type }) => types.includes(type))
          .map(({ obligations }) => obligations),
      );
    return {
      contracts: sumTypes('contracts', 'idvs'),
      grants: sumTypes('grants'),
      payments: sumTypes('direct_payments'),
      loans: sumTypes('loans'),
      other: sumTypes('other_financial_assistance'),
    };
  },
};
