import { useMemo } from 'react';
import { PROFILES_COUNT_ALL } from '@/blocks/entity-links';
import { TablePanel, type TableView } from '@/blocks/panel';
import { SearchBox } from '@/blocks/search-box';
import type {
  DisasterAmounts,
  DisasterPage,
  DisasterRecipient,
} from '@/domain/disaster/spendingTable';
import { count, plural, profileMoney } from '@/domain/format';
import { usePorts } from '@/lib/ports';
import type { Answer } from '@/lib/requests/useAnswer';
import type { DisasterSpendingQuery } from '@/services/disaster/endpoints';
import { ErrorBoundary } from '@/ui/Status';
import type { AwardView } from '../awards/awardView';
import { unlinkedLine, type SpendingLine } from '../awards/spendingLines';
import { usePeriodWords } from '../usePeriodWords';
import { DownloadRecipients } from './DownloadRecipients';
import { recipientColumns, recipientLine, type RecipientLine } from './recipientColumns';

/** Maximum number of recipients that the API lists. */
const MOST = 10_000;
/** The HTTP status of requests beyond that limit. */
const BEYOND = 403;
const UNLINKED = 'Unknown Recipient (Unlinked Data)';
const largest = (rows: readonly SpendingLine<unknown>[]) => rows.find(({ kind }) => kind === 'row');

export interface RecipientsTableProps {
  answer: Answer<DisasterSpendingQuery, DisasterPage<DisasterRecipient>>;
  /** Totals of the awards of the tab; null while they load. */
  all: DisasterAmounts | null;
  view: AwardView;
  defCodes: readonly string[];
  codes: readonly string[] | null;
  onSearch: (wanted: string) => void;
  onView: (changes: Partial<TableView>) => void;
}
/** A table of all recipients with their awards, searched, sorted and paged by the API. */
export function RecipientsTable({
  answer,
  all,
  view,
  defCodes,
  codes,
  onSearch,
  onView,
}: RecipientsTableProps) {
  const { tab, search } = view;
  const { track } = usePorts();
  const period = usePeriodWords();
  // The headings match the rows shown, which may belong to the previous query.
  const loans = answer.answered?.basis === 'loan';
  const columns = useMemo(
    () => recipientColumns(loans, search, (name) => track('covidRow', 'recipient', tab.key, name)),
    [loans, search, tab.key, track],
  );
  const linesOf = (page: DisasterPage<DisasterRecipient>): readonly RecipientLine[] => {
    const rows = page.rows.map(recipientLine);
    const rest = unlinkedLine({
      all,
      page,
      answered: answer.answered,
      asked: { defCodes, awardTypes: codes, search },
      name: tab.key === 'all' ? UNLINKED : undefined,
    });
    return rows.length || view.page === 1 ? [...rows, ...rest] : [];
  };
  const total = answer.current ? answer.value?.total : undefined;
  const summary = (page: DisasterPage<DisasterRecipient>, rows: readonly RecipientLine[]) => {
    const first = largest(rows);
    if (!first || search || view.sort !== 'obligation' || view.order !== 'desc' || view.page > 1)
      return `${plural(page.total, 'recipient')}${search ? ` with “${search}”` : ''}.`;
    return `${first.name} has the most award obligations with ${profileMoney(first.amounts.obligation)}${period}, of ${plural(page.total, 'recipient')}.`;
  };
  return (
    <>
      <div className="covid-awards__tools">
        <SearchBox
          name="Recipients of COVID-19 awards"
          label="Search recipients by name"
          shortest={2}
          asked={search}
          onSearch={onSearch}
        />
        <DownloadRecipients tab={tab} defCodes={defCodes} codes={codes} search={search} />
      </div>
      <ErrorBoundary resetKey={`${tab.key} ${search}`}>
        <TablePanel
          title="Recipients"
          headingLevel={3}
          answer={answer}
          rows={linesOf}
          counted={({ kind }) => kind === 'row'}
          rowKey={({ key }) => key}
          columns={columns}
          shown={view}
          onView={onView}
          total={total}
          hasNext={({ hasNext }) => hasNext}
          unit={`${tab.label}: US dollars, and numbers of awards`}
          file={`covid-19-recipients-${tab.key.replaceAll('_', '-')}`}
          summary={summary}
          note={`At most ${count(MOST)} recipients are listed. “Download Data” has all of them. ${PROFILES_COUNT_ALL}`}
          emptyText={
            search
              ? `No recipient has “${search}” in its name. Try fewer letters.`
              : `No recipient received ${tab.label.toLowerCase()} under these laws.`
          }
          explain={({ status }) =>
            status === BEYOND ? `Only the first ${count(MOST)} recipients are shown.` : undefined
          }
          minHeight={360}
        />
      </ErrorBoundary>
    </>
  );
}
