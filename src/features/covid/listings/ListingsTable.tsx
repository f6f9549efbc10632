import { useMemo, useState } from 'react';
import type { TableColumn } from '@/blocks/panel';
import type { DisasterListing } from '@/domain/disaster/spendingTable';
import { codeAndText, plural } from '@/domain/format';
import { usePorts } from '@/lib/ports';
import { Highlight } from '@/ui/Highlight';
import { lazyComponent } from '@/ui/lazyComponent';
import { amountColumns } from '../awards/amountColumns';
import { AwardTable, type AwardResult } from '../awards/AwardTable';
import type { SpendingLine } from '../awards/spendingLines';

const ListingModal = lazyComponent(
  async () => ({ default: (await import('./ListingModal')).ListingModal }),
  { name: 'The assistance listing', look: 'dialog' },
);
type ListingLine = SpendingLine<DisasterListing>;
const toLine = (listing: DisasterListing, at: number): ListingLine => ({
  kind: 'row',
  key: listing.code || String(at),
  name: codeAndText(listing.code, listing.description, ': '),
  under: '',
  amounts: listing,
  row: listing,
});

/** Renders a table of assistance listings. Each name opens a dialog with details. */
export function ListingsTable(result: AwardResult<DisasterListing>) {
  const { answer, query } = result;
  const { tab, search } = result.address.view;
  const { track } = usePorts();
  const [openListing, setOpenListing] = useState<DisasterListing | null>(null);
  // The headings match the rows shown, which may belong to the previous query.
  const isLoans = answer.answered?.basis === 'loan';
  const columns = useMemo(
    (): readonly TableColumn<ListingLine>[] => [
      {
        id: 'description',
        label: 'Assistance Listing (CFDA Program)',
        value: ({ name }) => name,
        show: ({ row, name }) =>
          row ? (
            <button
              type="button"
              className="link-button covid-listing__open"
              aria-haspopup="dialog"
              onClick={() => {
                track('covidRow', 'cfda', tab.key, name);
                setOpenListing(row);
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
      ...amountColumns(isLoans),
    ],
    [isLoans, search, tab.key, track],
  );
  return (
    <>
      <AwardTable
        {...result}
        title="Assistance Listings (CFDA Programs)"
        lines={(answer.value?.rows ?? []).map(toLine)}
        unlinkedName={tab.key === 'all' ? 'Unknown CFDA Program (Unlinked Data)' : undefined}
        columns={columns}
        formatCount={(total) => plural(total, 'program')}
        nameOf={({ description }) => description}
        searchName="Assistance listings of COVID-19 awards"
        searchLabel="Search assistance listings by number or title"
        file="covid-19-assistance-listings"
        note="Select a program to see its purpose and who can apply."
        emptyText={
          search
            ? `No assistance listing has “${search}” in its number or title. Try fewer letters.`
            : `No program has awards for “${tab.label}” under these laws. Choose another award type.`
        }
      />
      {openListing && (
        <ListingModal
          listing={openListing}
          defCodes={query.defCodes}
          onClose={() => setOpenListing(null)}
        />
      )}
    </>
  );
}
