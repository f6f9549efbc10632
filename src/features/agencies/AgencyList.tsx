import { useMemo } from 'react';
import { ListSearch, ListTable } from '@/blocks/list-search';
import { useLatestPeriod } from '@/blocks/submission-periods';
import { formatListPeriod, type ListedAgency } from '@/domain/agencies/listedAgency';
import { percent, plural } from '@/domain/format';
import { site } from '@/domain/site/site';
import { useAddress } from '@/lib/url/address';
import { usePorts } from '@/lib/ports';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/Status';
import { useFigureFile } from '@/ui/useFigureFile';
import { agencyColumns } from './agencyColumns';
import { arrangeAgencies, findAgencies, MIN_TERM_LENGTH } from './arrangeAgencies';
import { listAddress, defaultOrder, type ListOrder, type ListSort } from './listAddress';

const toFileTable = (agencies: readonly ListedAgency[]) => ({
  header: [
    'agency_name',
    'abbreviation',
    'toptier_code',
    'congressional_justification_url',
    'budgetary_resources',
    'percent_of_total',
  ],
  rows: agencies.map((agency) => [
    agency.name,
    agency.abbreviation,
    agency.toptierCode,
    agency.justification,
    agency.budgetaryResources,
    percent(agency.share, 1, 2),
  ]),
});

/** Renders the table of agencies, with its search box, the number of results, and its file. */
export function AgencyList({ agencies }: { agencies: readonly ListedAgency[] }) {
  const { announce, dataNote } = usePorts();
  const { values, write } = useAddress(listAddress);
  const { make, problem } = useFigureFile();
  const { q, sort } = values;
  const order: ListOrder = values.order || defaultOrder(sort);
  const matches = useMemo(() => findAgencies(agencies, q), [agencies, q]);
  const sortedAgencies = useMemo(
    () => arrangeAgencies(matches.agencies, sort, order),
    [matches, sort, order],
  );
  const periodText = formatListPeriod(agencies, useLatestPeriod().latest);
  const countText = plural(sortedAgencies.length, 'result');
  const tooShortText = `“${q}” is too short. Type at least ${MIN_TERM_LENGTH} characters, or a full abbreviation.`;
  const handleSearch = (term: string) => {
    write({ q: term.trim(), page: 1 }, 'replace');
    announce(`${plural(findAgencies(agencies, term).agencies.length, 'agency', 'agencies')} found`);
  };
  const handleSort = (id: string, newOrder: ListOrder) => {
    const column = id as ListSort;
    write(
      { sort: column, order: newOrder === defaultOrder(column) ? '' : newOrder, page: 1 },
      'replace',
    );
  };
  const handleFile = () =>
    make('agencies.csv', ({ saveRows }) =>
      saveRows('agencies.csv', toFileTable(sortedAgencies), {
        title: 'Agency Profiles',
        view: countText,
        period: periodText,
        unit: `Budgetary resources${periodText && ` of ${periodText}`}, US dollars`,
        source: `${site.name} API, v2/references/toptier_agencies/`,
        date: dataNote,
        address: window.location.href,
      }),
    );
  return (
    <>
      <ListSearch
        label="Search by Agency Name or Abbreviation"
        term={q}
        countText={matches.ignored ? `${countText}. ${tooShortText}` : countText}
        onSearch={handleSearch}
      />
      {sortedAgencies.length ? (
        <>
          <ListTable
            caption="Agencies"
            columns={agencyColumns(matches.ignored ? '' : q, periodText)}
            rows={sortedAgencies}
            rowKey={({ toptierCode }) => toptierCode}
            page={values.page}
            onPage={(page) => write({ page }, 'replace')}
            sort={{ id: sort, order }}
            onSort={handleSort}
          />
          <p className="agencies__file">
            <Button look="text" onClick={handleFile}>
              Download this list (CSV)
            </Button>
            {problem}
          </p>
        </>
      ) : (
        <EmptyState
          title={`No results found for “${q}”.`}
          action={<Button onClick={() => handleSearch('')}>Clear search</Button>}
        >
          <p>Try another name or abbreviation.</p>
        </EmptyState>
      )}
    </>
  );
}
