import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Award } from '@/domain/award';
import type { Dollars } from '@/domain/format';
import type { Values } from '@/lib/url/address';
import { useHasBeen } from '@/lib/rendering/useDerivedState';
import { currentValue, useAnswer, type Answer } from '@/lib/requests/useAnswer';
import type { AccountPage, FundingRollup } from '@/services/awards/flow';
import {
  fundingAccounts,
  fundingRollup,
  type AccountsQuery,
} from '@/services/awards/flowEndpoints';
import { selectAward, type AwardPageState } from '../../state/awardState';
import type { accountsAddress } from './accountsAddress';

/** Number of accounts that fit in a treemap. */
const TREE_LIMIT = 100;
const AMOUNT = 'total_transaction_obligated_amount';

/** Returns the award's obligations; null if unknown. For an IDV, they include its orders, for which the accounts pay too. */
const useStatedObligations = (award: Award): Dollars | null => {
  const orderAmounts = useSelector((state: AwardPageState) => selectAward(state).idvDetails);
  if (award.category !== 'idv') return award.totalObligation;
  return orderAmounts === null || award.totalObligation === null
    ? null
    : award.totalObligation + (orderAmounts.totalObligation ?? 0);
};

export interface FundingAccounts {
  /** Sums over all accounts; null while loading or unknown. */
  rollup: FundingRollup | null;
  /** Requests the sums again; undefined unless they failed. */
  onRetry: (() => void) | undefined;
  /** The requested page of accounts. It is requested once the sums show that there are accounts, or once the sums have failed. */
  answer: Answer<AccountsQuery, AccountPage>;
  stated: Dollars | null;
}

/** Returns the federal accounts that pay for an award, and their sums. */
export const useFundingAccounts = (
  award: Award,
  {
    accounts: view,
    accountsSort: sortField,
    accountsOrder,
    accountsPage,
    ...rest
  }: Values<typeof accountsAddress>,
): FundingAccounts => {
  const { generatedId: id } = award;
  const isVehicle = award.category === 'idv';
  const rollupQuery = useMemo(() => ({ id, vehicle: isVehicle }), [id, isVehicle]);
  const rollupAnswer = useAnswer(fundingRollup, rollupQuery);
  const rollup = currentValue(rollupAnswer);
  // Accounts are requested if the sums report any, or if the sums have failed and the number of accounts is unknown.
  const hasFailed = useHasBeen(rollupAnswer.status === 'failed');
  const shouldRequest = rollup ? rollup.accounts > 0 : hasFailed;
  const limit = Number(rest.accountsRows);
  const query = useMemo<AccountsQuery | null>(() => {
    if (!shouldRequest) return null;
    if (view === 'tree')
      return { id, vehicle: isVehicle, page: 1, limit: TREE_LIMIT, sort: AMOUNT, order: 'desc' };
    const sort = sortField === 'account' ? 'account_title' : AMOUNT;
    return { id, vehicle: isVehicle, page: accountsPage, limit, sort, order: accountsOrder };
  }, [shouldRequest, view, id, isVehicle, accountsPage, limit, sortField, accountsOrder]);
  return {
    rollup,
    onRetry: rollupAnswer.status === 'failed' && !rollup ? rollupAnswer.retry : undefined,
    answer: useAnswer(fundingAccounts, query),
    stated: useStatedObligations(award),
  };
};
