import { useMemo, useState } from 'react';
import { TablePanel, type TableColumn, type TableView } from '@/blocks/panel';
import { SearchBox } from '@/blocks/search-box';
import type {
  DisasterAmounts,
  DisasterListing,
  DisasterPage,
} from '@/domain/disaster/spendingTable';
import { codeAndText, plural, profileMoney } from '@/domain/format';
import { usePorts } from '@/lib/ports';
import type { Answer } from '@/lib/requests/useAnswer';
import type { DisasterSpendingQuery } from '@/services/disaster/endpoints';
import { Highlight } from '@/ui/Highlight';
import { lazyComponent } from '@/ui/lazyComponent';
import { ErrorBoundary } from '@/ui/Status';
import { amountColumns } from '../awards/amountColumns';
import type { AwardView } from '../awards/awardView';
import { unlinkedLine, type SpendingLine } from '../awards/spendingLines';
import { usePeriodWords } from '../usePeriodWords';

const ListingModal = lazyComponent(
  async () => ({ default: (await import('./ListingModal')).ListingModal }),
  { name: 'The assistance listing', look: 'dialog' },
);
type ListingLine = SpendingLine<DisasterListing>;
const UNLINKED = 'Unknown CFDA Program (Unlinked Data)';
const lineOf = (listing: DisasterListing, at: number): ListingLine => ({
  kind: 'row',
  key: listing.code || String(at),
  name: codeAndText(listing.code, listing.description, ': '),
  under: '',
  amounts: listing,
  of: listing,
});

export interface ListingsTableProps {
  answer: Answer<DisasterSpendingQuery, DisasterPage<DisasterListing>>;
  /** The current query. */
  asked: DisasterSpendingQuery;
  /** Totals of the awards of the tab; null while they load. */
  all: DisasterAmounts | null;
  view: AwardView;
  defCodes: readonly string[];
  onSearch: (wanted: string) => void;
  onView: (changes: Partial<TableView>) => void;
}
/** A table of assistance listings. Each name opens a dialog with details. */
export function ListingsTable({
  answer,
  asked,
  all,
  view,
  defCodes,
  onSearch,
  onView,
}: ListingsTableProps) {
  const { tab, search } = view;
  const { track } = usePorts();
  const period = usePeriodWords();
  const [opened, setOpened] = useState<DisasterListing | null>(null);
  // The headings match the rows shown, which may belong to the previous query.
  const loans = answer.answered?.basis === 'loan';
  const columns = useMemo(
    (): readonly TableColumn<ListingLine>[] => [
      {
        id: 'description',
        label: 'Assistance Listing (CFDA Program)',
        value: ({ name }) => name,
        show: ({ of, name }) =>
          of ? (
            <button
              type="button"
              className="link-button covid-listing__open"
              aria-haspopup="dialog"
              onClick={() => {
                track('covidRow', 'cfda', tab.key, name);
                setOpened(of);
              }}
            >
              <Highlight text={name} part={search} />
            </button>
          ) : (
            <em>{name}</em>
          ),
        sortable: true,
        width: 420,
      },
      ...amountColumns(loans),
    ],
    [loans, search, tab.key, track],
  );
  const linesOf = (page: DisasterPage<DisasterListing>): readonly ListingLine[] => {
    const rows = page.rows.map(lineOf);
    const rest = unlinkedLine({
      all,
      page,
      answered: answer.answered,
      asked,
      name: tab.key === 'all' ? UNLINKED : undefined,
    });
    return rows.length || view.page === 1 ? [...rows, ...rest] : [];
  };
  const summary = (page: DisasterPage<DisasterListing>) => {
    const programs = plural(page.total, 'program');
    const [first] = page.rows;
    if (search) return `${programs} with “${search}”.`;
    if (!first || view.sort !== 'obligation' || view.order !== 'desc' || view.page > 1)
      return `${programs}.`;
    return `${first.description} has the most award obligations with ${profileMoney(first.obligation)}${period}, of ${programs}.`;
  };
  return (
    <>
      <div className="covid-awards__tools">
        <SearchBox
          name="Assistance listings of COVID-19 awards"
          label="Search assistance listings by number or title"
          shortest={2}
          asked={search}
          onSearch={onSearch}
        />
      </div>
      <ErrorBoundary resetKey={`${tab.key} ${search}`}>
        <TablePanel
          title="Assistance Listings (CFDA Programs)"
          headingLevel={3}
          answer={answer}
          rows={linesOf}
          counted={({ kind }) => kind === 'row'}
          rowKey={({ key }) => key}
          columns={columns}
          shown={view}
          onView={onView}
          total={answer.current ? answer.value?.total : undefined}
          hasNext={({ hasNext }) => hasNext}
          unit={`${tab.label}: US dollars, and numbers of awards`}
          file={`covid-19-assistance-listings-${tab.key.replaceAll('_', '-')}`}
          summary={summary}
          note="Select a program to see its purpose and who can apply."
          emptyText={
            search
              ? `No assistance listing has “${search}” in its number or title. Try fewer letters.`
              : `No program gave ${tab.label.toLowerCase()} under these laws.`
          }
          minHeight={360}
        />
      </ErrorBoundary>
      {opened && (
        <ListingModal listing={opened} defCodes={defCodes} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
