import { useMemo } from 'react';
import { ListSearch, ListTable } from '@/blocks/list-search';
import { money, percent, plural } from '@/domain/format';
import { defenseDelayNote } from '@/domain/defenseDelay';
import {
  profilePeriodLabel,
  profilePeriodPhrase,
  trailingTwelveMonths,
} from '@/domain/profileYears';
import { site } from '@/domain/site/site';
import type { ListedState } from '@/domain/stateProfile/stateProfile';
import { useAddress } from '@/lib/url/address';
import { useDataDay } from '@/lib/dataDay';
import { usePorts } from '@/lib/ports';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/Status';
import { useFigureFile } from '@/ui/useFigureFile';
import { arrangeStates, matchesTerm } from './arrangeStates';
import { listAddress, type ListOrder, type ListSort } from './listAddress';
import { stateColumns } from './stateColumns';

const getTotal = (states: readonly ListedState[]): number | null => {
  const amounts = states.flatMap(({ obligations }) => obligations ?? []);
  return amounts.length ? amounts.reduce((sum, amount) => sum + amount, 0) : null;
};
const buildFileTable = (states: readonly ListedState[], total: number | null) => ({
  header: ['name', 'code', 'fips', 'type', 'obligations', 'awards', 'percent_of_total'],
  rows: states.map(({ name, code, fips, type, obligations, awards }) => [
    name,
    code,
    fips,
    type,
    obligations,
    awards,
    percent(obligations, total, 2),
  ]),
});
const formatCount = (states: readonly ListedState[]): string =>
  plural(states.length, 'state or territory', 'states and territories');

interface DownloadListProps {
  states: readonly ListedState[];
  total: number | null;
  /** The number of listed states and the search term, as text. */
  countLabel: string;
  unit: string;
}
function DownloadList({ states, total, countLabel, unit }: DownloadListProps) {
  const { dataNote } = usePorts();
  const day = useDataDay();
  const { make, problem } = useFigureFile();
  const handleFile = () =>
    make('states.csv', ({ saveRows }) =>
      saveRows('states.csv', buildFileTable(states, total), {
        title: 'State Profiles',
        view: countLabel,
        period: profilePeriodLabel('latest', day),
        unit,
        source: `${site.name} API, v2/recipient/state/`,
        date: dataNote,
        address: window.location.href,
      }),
    );
  return (
    <p className="states__file">
      <Button look="text" onClick={handleFile}>
        Download this list (CSV)
      </Button>
      {problem}
    </p>
  );
}

/** Renders the list of states with its search box, count and download. */
export function StateList({ states }: { states: readonly ListedState[] }) {
  const { announce } = usePorts();
  const day = useDataDay();
  const unit = `Obligations ${profilePeriodPhrase('latest', day)}, US dollars`;
  const delayNote = defenseDelayNote([trailingTwelveMonths(day)], day);
  const { values, write } = useAddress(listAddress);
  const order: ListOrder = values.order || (values.sort === 'name' ? 'asc' : 'desc');
  const total = useMemo(() => getTotal(states), [states]);
  const matches = useMemo(
    () => states.filter((state) => matchesTerm(state, values.q)),
    [states, values.q],
  );
  const sortedMatches = useMemo(
    () => arrangeStates(matches, values.sort, order),
    [matches, values.sort, order],
  );
  const countText = formatCount(sortedMatches);
  const countLabel = values.q ? `${countText} of ${states.length} for “${values.q}”` : countText;
  const handleSearch = (term: string) => {
    write({ q: term.trim(), page: 1 }, 'replace');
    announce(`${formatCount(states.filter((state) => matchesTerm(state, term)))} found`);
  };
  const handleSort = (id: string, newOrder: ListOrder) => {
    const defaultOrder = id === 'name' ? 'asc' : 'desc';
    write(
      { sort: id as ListSort, order: newOrder === defaultOrder ? '' : newOrder, page: 1 },
      'replace',
    );
  };
  return (
    <>
      <ListSearch
        label="Search by name or code"
        term={values.q}
        countText={countLabel}
        onSearch={handleSearch}
      />
      {sortedMatches.length ? (
        <>
          <ListTable
            caption="States and territories"
            columns={stateColumns(total, values.q, unit, profilePeriodLabel('latest', day))}
            rows={sortedMatches}
            rowKey={({ fips }) => fips}
            page={values.page}
            onPage={(page) => write({ page }, 'replace')}
            sort={{ id: values.sort, order }}
            onSort={handleSort}
            total={{
              label: 'All state profiles',
              cells: { amount: money(total), share: percent(total, total, 2) },
            }}
          />
          <p className="control-hint">{delayNote}</p>
          <DownloadList states={sortedMatches} total={total} countLabel={countLabel} unit={unit} />
        </>
      ) : (
        <EmptyState
          title="No results found."
          action={<Button onClick={() => handleSearch('')}>Clear search</Button>}
        >
          <p>No state or territory name or code matches “{values.q}”.</p>
        </EmptyState>
      )}
    </>
  );
}
