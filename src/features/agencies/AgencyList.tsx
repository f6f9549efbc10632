import { useMemo } from 'react';
import { ListSearch } from '@/blocks/list-search';
import { useLatestPeriod } from '@/blocks/submission-periods';
import type { ListedAgency } from '@/domain/agencies/listedAgency';
import { fiscalYearWords, type LatestPeriod } from '@/domain/fiscal';
import { percent, plural } from '@/domain/format';
import { site } from '@/domain/site/site';
import { useAddress } from '@/lib/address';
import { mobileWidth } from '@/lib/layoutTokens';
import { usePorts } from '@/lib/ports';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/Status';
import { useFigureFile } from '@/ui/useFigureFile';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';
import { agencyColumns } from './agencyColumns';
import { arrangeAgencies, found, SHORTEST } from './arrangeAgencies';
import { listAddress, usualOrder, type ListOrder, type ListSort } from './listAddress';

const fileRows = (agencies: readonly ListedAgency[]) => ({
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

/** Returns the period of the amounts, `FY 2025 through 08/31/2025`; '' if the API returns no fiscal year. */
const periodOf = ([first]: readonly ListedAgency[], latest: LatestPeriod | undefined): string => {
  if (!first?.fiscalYear) return '';
  return latest?.year === Number(first.fiscalYear)
    ? fiscalYearWords(latest.year, latest.latestSubmissionDate)
    : `FY ${first.fiscalYear}${first.quarter ? `, through Q${first.quarter}` : ''}`;
};

/** The table of agencies, with its search box, the number of results, and its file. */
export function AgencyList({ agencies }: { agencies: readonly ListedAgency[] }) {
  const { announce, dataNote } = usePorts();
  const { values, write } = useAddress(listAddress);
  const cards = useMediaQuery(narrowerThan(mobileWidth));
  const { make, problem } = useFigureFile();
  const { q, sort } = values;
  const order: ListOrder = values.order || usualOrder(sort);
  const hits = useMemo(() => found(agencies, q), [agencies, q]);
  const shown = useMemo(() => arrangeAgencies(hits.agencies, sort, order), [hits, sort, order]);
  const period = periodOf(agencies, useLatestPeriod().latest);
  const words = plural(shown.length, 'result');
  const short = `“${q}” is too short. Type at least ${SHORTEST} characters, or a whole abbreviation.`;
  const handleSearch = (term: string) => {
    write({ q: term.trim() }, 'replace');
    announce(`${plural(found(agencies, term).agencies.length, 'agency', 'agencies')} found`);
  };
  const handleSort = (id: string, next: ListOrder) => {
    const by = id as ListSort;
    write({ sort: by, order: next === usualOrder(by) ? '' : next }, 'replace');
  };
  const handleFile = () =>
    make('agencies.csv', ({ saveRows }) =>
      saveRows('agencies.csv', fileRows(shown), {
        title: 'Agency Profiles',
        view: words,
        period,
        unit: `Budgetary resources${period && ` of ${period}`}, US dollars`,
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
        counted={hits.ignored ? `${words}. ${short}` : words}
        onSearch={handleSearch}
      />
      {shown.length ? (
        <>
          <DataTable
            caption="Agencies"
            columns={agencyColumns(hits.ignored ? '' : q, period)}
            rows={shown}
            rowKey={({ toptierCode }) => toptierCode}
            cards={cards}
            sort={{ id: sort, order }}
            onSort={handleSort}
          />
          <p className="agencies__file">
            <button type="button" className="usa-button usa-button--unstyled" onClick={handleFile}>
              Download this list (CSV)
            </button>
            {problem}
          </p>
        </>
      ) : (
        <EmptyState
          title={`No results found for “${q}”.`}
          action={
            <button type="button" className="usa-button" onClick={() => handleSearch('')}>
              Clear search
            </button>
          }
        >
          <p>Try another name or abbreviation.</p>
        </EmptyState>
      )}
    </>
  );
}
