import { useMemo } from 'react';
import { Panel } from '@/blocks/panel';
import { TreemapChart } from '@/charts/treemap/TreemapChart';
import type { Award, AwardListing } from '@/domain/award';
import { count, money } from '@/domain/format';
import type { Address } from '@/lib/url/address';
import { mobileWidth } from '@/lib/layoutTokens';
import { sortRows } from '@/lib/sortRows';
import { DataTable } from '@/ui/DataTable';
import { Pagination } from '@/ui/Pagination';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';
import { percentOfTotal } from '../../percentOfTotal';
import { useAwardAnswer } from '../../useAward';
import { ViewToggle } from '../ViewToggle';
import { listingColumns, listingName } from './listingColumns';
import { ListingPicker } from './ListingPicker';
import type { listingsAddress } from './listingsAddress';

const PAGE_SIZE = 10;
export const LISTINGS = 'Assistance Listings (CFDA Programs)';

interface ListingsTreeProps {
  award: Award;
  onOpen: (listing: AwardListing) => void;
}
function ListingsTree({ award: { listings, totalObligation }, onOpen }: ListingsTreeProps) {
  const parts = useMemo(
    () =>
      listings.map((listing, at) => ({
        key: `${listing.number} ${at}`,
        label: listingName(listing),
        value: listing.obligation,
        text: money(listing.obligation),
        share: percentOfTotal(listing.obligation, totalObligation),
      })),
    [listings, totalObligation],
  );
  return (
    <TreemapChart
      parts={parts}
      height={420}
      description={`${count(listings.length)} assistance listings as shares of their combined obligations.`}
      onChoose={(at) => onOpen(listings[at]!)}
    />
  );
}

interface ListingsOverviewProps extends ListingsTreeProps {
  address: Address<typeof listingsAddress>;
}

/** Renders all assistance listings that pay for an award, with the amount that each provides. */
export function ListingsOverview({ award, address, onOpen }: ListingsOverviewProps) {
  const { values, write } = address;
  const { listings: view, listingsSort: sort, listingsOrder: order, listingsPage } = values;
  const { listings } = award;
  const hasCards = useMediaQuery(narrowerThan(mobileWidth));
  const columns = listingColumns(award.totalObligation, onOpen);
  const column = columns.find(({ id }) => id === sort)!;
  const sortedListings = sortRows(listings, column.sortBy!, order);
  const page = Math.min(listingsPage, Math.max(1, Math.ceil(listings.length / PAGE_SIZE)));
  const [largestListing] = sortRows(listings, ({ obligation }) => obligation, 'desc');
  const isTree = view === 'tree';
  const change = (changes: Partial<typeof values>) => write(changes, 'replace');
  return (
    <Panel
      title={LISTINGS}
      name="assistance listings"
      // The award response contains the listings, so nothing else is requested.
      answer={useAwardAnswer()}
      rows={() => sortedListings}
      columns={columns}
      file={`assistance-listings-of-${award.displayId || award.generatedId}`}
      unit="Obligations of this award, US dollars"
      summary={() =>
        largestListing &&
        `${count(listings.length)} programs pay for this award. ${listingName(largestListing)} provides the most, ${money(largestListing.obligation)}.`
      }
      view={isTree ? 'Treemap' : `by ${column.label}`}
      tabular={!isTree}
      controls={
        <>
          {isTree && <ListingPicker listings={listings} selectedNumber="" onChoose={onOpen} />}
          <ViewToggle label={LISTINGS} view={view} onView={(next) => change({ listings: next })} />
        </>
      }
      foot={
        !isTree &&
        listings.length > PAGE_SIZE && (
          <Pagination
            label={`${LISTINGS}: pages`}
            page={page}
            pageSize={PAGE_SIZE}
            total={listings.length}
            onPage={(newPage) => change({ listingsPage: newPage })}
          />
        )
      }
    >
      {() =>
        isTree ? (
          <ListingsTree award={award} onOpen={onOpen} />
        ) : (
          <DataTable
            caption={LISTINGS}
            columns={columns.map(({ id, label, value, show = value, numeric, width = 150 }) => ({
              id,
              label,
              numeric,
              width,
              sortable: true,
              render: show,
            }))}
            rows={sortedListings.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
            rowKey={(listing) => `${listings.indexOf(listing)}`}
            cards={hasCards}
            sort={{ id: sort, order }}
            onSort={(id, newOrder) =>
              change({ listingsSort: id as typeof sort, listingsOrder: newOrder, listingsPage: 1 })
            }
          />
        )
      }
    </Panel>
  );
}
