import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { getExistingPath, PROFILES_NOTE } from '@/blocks/entity-links';
import { Panel, type PanelProps } from '@/blocks/panel';
import { TreemapChart } from '@/charts/treemap/TreemapChart';
import { money, plural, type Dollars } from '@/domain/format';
import { paths } from '@/domain/site/paths';
import type { AccountPage, FundingAccount } from '@/services/awards/flow';
import type { AccountsQuery } from '@/services/awards/flowEndpoints';
import { percentOfTotal } from '../../percentOfTotal';
import { accountName } from './accountColumns';

export interface AccountsTreeProps extends Omit<
  PanelProps<AccountsQuery, AccountPage, FundingAccount>,
  'children' | 'note' | 'view'
> {
  /** Obligations of all accounts, in dollars. */
  total: Dollars | null;
  /** Content between the summary and the chart. */
  above: ReactNode;
}

function Tree({ accounts, total }: { accounts: readonly FundingAccount[]; total: Dollars | null }) {
  const navigate = useNavigate();
  const parts = useMemo(
    () =>
      accounts.map((account, at) => ({
        key: `${account.code} ${at}`,
        label: accountName(account),
        value: account.obligated,
        text: money(account.obligated),
        share: percentOfTotal(account.obligated, total),
      })),
    [accounts, total],
  );
  const pathOf = ({ code }: FundingAccount) =>
    getExistingPath(code ? paths.federalAccount(code) : undefined);
  const isLinked = accounts.some((account) => pathOf(account));
  return (
    <TreemapChart
      parts={parts}
      height={420}
      description={`${plural(accounts.length, 'federal account')} as shares of their combined obligations.`}
      onChoose={
        isLinked
          ? (at) => {
              const path = pathOf(accounts[at]!);
              if (path) void navigate(path);
            }
          : undefined
      }
    />
  );
}

/** Renders a treemap of the accounts of an award. Accounts without a positive amount are listed below it. */
export function AccountsTree({ total, above, ...panel }: AccountsTreeProps) {
  const hiddenCount = (panel.answer.value?.total ?? 0) - (panel.answer.value?.accounts.length ?? 0);
  return (
    <Panel
      {...panel}
      view="Treemap"
      minHeight={440}
      note={`${
        hiddenCount > 0
          ? `Only the 100 largest accounts are shown. ${hiddenCount} more are in the table. `
          : ''
      }${PROFILES_NOTE}`}
    >
      {(_, accounts) => (
        <>
          {above}
          <Tree accounts={accounts} total={total} />
        </>
      )}
    </Panel>
  );
}
