import { PageLink, PROFILES_NOTE } from '@/blocks/entity-links';
import { TablePanel } from '@/blocks/panel';
import type { Award } from '@/domain/award';
import { followPath } from '@/domain/dollarTrail/followPath';
import { count, money } from '@/domain/format';
import { useAddress } from '@/lib/url/address';
import { currentValue } from '@/lib/requests/useAnswer';
import type { AccountsQuery } from '@/services/awards/flowEndpoints';
import type { FundingAccount } from '@/services/awards/flow';
import { Button } from '@/ui/Button';
import { Notices, unknownNotices } from '@/ui/Notices';
import { sectionIds, views } from '../../awardAddress';
import { SectionLink } from '../../SectionLink';
import { FactsLine } from '../FactsLine';
import { ViewToggle } from '../ViewToggle';
import { accountColumns, accountName } from './accountColumns';
import { accountsAddress } from './accountsAddress';
import { accountsRelation } from './accountsRelation';
import { AccountsTree } from './AccountsTree';
import { useFundingAccounts, type FundingAccounts } from './useFundingAccounts';

const TITLE = 'Federal Accounts';

function Unlinked() {
  return (
    <section className="figure" aria-labelledby="unlinked-accounts">
      <h2 className="figure__title" id="unlinked-accounts">
        {TITLE}
      </h2>
      <Notices
        notices={[
          {
            kind: 'warning',
            text: 'No federal account is linked to this award. Agencies have not reported which accounts pay for it, or they reported a different award ID.',
          },
        ]}
      />
    </section>
  );
}

/** Renders an error message outside the panel, so that an empty or failed table does not hide it. */
function FailedFigures({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert">
      We couldn’t load the totals of all accounts.{' '}
      <Button look="text" onClick={onRetry}>
        Retry
      </Button>
    </p>
  );
}

interface LeadProps extends Pick<FundingAccounts, 'rollup' | 'onRetry' | 'stated'> {
  award: Award;
}
function Lead({ award, rollup, onRetry, stated }: LeadProps) {
  const isVehicle = award.category === 'idv';
  const relation = accountsRelation(
    rollup?.obligated ?? null,
    stated,
    isVehicle ? 'the IDV and the orders under it' : 'the award',
  );
  return (
    <>
      {!onRetry && (
        <FactsLine
          facts={[
            ['Total Funding Obligated', money(rollup?.obligated, 2)],
            ['Total Count of Funding Agencies', count(rollup?.fundingAgencies)],
            ['Total Count of Awarding Agencies', count(rollup?.awardingAgencies)],
            ['Total Count of Federal Accounts', count(rollup?.accounts)],
          ]}
        />
      )}
      {relation && <p>{relation}</p>}
      {!isVehicle && (
        <p>
          <PageLink to={followPath({ award: String(award.id) })}>
            Follow this award’s dollars from the budget to the place of performance
          </PageLink>
          . The trail counts one fiscal year.
        </p>
      )}
    </>
  );
}

const summarize = (accounts: readonly FundingAccount[], page: number, query: AccountsQuery) =>
  page === 1 && query.sort === 'total_transaction_obligated_amount' && query.order === 'desc'
    ? `${accountName(accounts[0]!)} obligated the most: ${money(accounts[0]!.obligated)}.`
    : undefined;

/** Renders the federal accounts that pay for an award (for an IDV, also for its orders), as a table or a treemap. */
export default function FederalAccounts({ record: award }: { record: Award }) {
  const { values, refused, write } = useAddress(accountsAddress);
  const { accounts: view, accountsSort, accountsOrder, accountsPage } = values;
  const { rollup, onRetry, answer, stated } = useFundingAccounts(award, values);
  const total = rollup?.obligated ?? null;
  if (rollup?.accounts === 0) return <Unlinked />;
  const lead = <Lead {...{ award, rollup, onRetry, stated }} />;
  const panelProps = {
    title: TITLE,
    answer,
    rows: ({ accounts }: { accounts: readonly FundingAccount[] }) => accounts,
    columns: accountColumns(total),
    file: `federal-accounts-of-${award.displayId || award.generatedId}`,
    unit: 'Obligations, US dollars',
    emptyText: 'No federal accounts are recorded for this award.',
    controls: (
      <ViewToggle label={TITLE} view={view} onView={(accounts) => write({ accounts }, 'replace')} />
    ),
    summary: (_: unknown, accounts: readonly FundingAccount[]) =>
      answer.answered ? summarize(accounts, answer.answered.page, answer.answered) : undefined,
    end: (
      <div className="flow-foot">
        <p>
          <SectionLink to={sectionIds.history} view={views.funding}>
            View federal funding submissions
          </SectionLink>
        </p>
      </div>
    ),
  };
  return (
    <>
      <Notices notices={unknownNotices(refused)} />
      {onRetry && <FailedFigures onRetry={onRetry} />}
      {view === 'tree' ? (
        <AccountsTree {...panelProps} total={total} above={lead} />
      ) : (
        <TablePanel
          {...panelProps}
          note={PROFILES_NOTE}
          above={lead}
          rowKey={({ code, title, agency }) => `${code} ${title} ${agency}`}
          tableView={{
            sort: accountsSort,
            order: accountsOrder,
            page: accountsPage,
            limit: Number(values.accountsRows),
          }}
          onView={({ sort, order, page, limit: rows }) =>
            write(
              {
                ...(sort ? { accountsSort: sort as typeof accountsSort } : {}),
                ...(order ? { accountsOrder: order } : {}),
                ...(page ? { accountsPage: page } : {}),
                ...(rows ? { accountsRows: String(rows) } : {}),
              },
              'replace',
            )
          }
          total={currentValue(answer)?.total}
          hasNext={({ hasNext }) => hasNext}
        />
      )}
    </>
  );
}
