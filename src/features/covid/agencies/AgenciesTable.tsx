import { useMemo, useState } from 'react';
import { PROFILES_COUNT_ALL } from '@/blocks/entity-links';
import { TablePanel, type TableColumn, type TableView } from '@/blocks/panel';
import { SearchBox } from '@/blocks/search-box';
import type { CovidTabKey } from '@/domain/disaster/awardTabs';
import type { DisasterAmounts, DisasterPage, DisasterRow } from '@/domain/disaster/spendingTable';
import { plural, profileMoney } from '@/domain/format';
import { paths } from '@/domain/site/paths';
import { usePorts } from '@/lib/ports';
import { useAnswer, type Answer } from '@/lib/requests/useAnswer';
import { allAgencies } from '@/services/agencies/endpoints';
import type { DisasterSpendingQuery } from '@/services/disaster/endpoints';
import { ErrorBoundary } from '@/ui/Status';
import { amountColumns } from '../awards/amountColumns';
import type { AwardView } from '../awards/awardView';
import { unlinkedLine } from '../awards/spendingLines';
import { usePeriodWords } from '../usePeriodWords';
import { agencyLines, openedBySearch, type AgencyLine } from './agencyLines';
import { AgencyName } from './AgencyName';

/** The empty query of a list that takes no parameters. */
const ALL = {};
const unlinkedName = (tab: CovidTabKey): string =>
  tab === 'all'
    ? 'Unknown Agency (Unlinked Data)'
    : 'Unknown Agency (Linked but Missing Funding Agency)';

export interface AgenciesTableProps {
  answer: Answer<DisasterSpendingQuery, DisasterPage<DisasterRow>>;
  /** The current query. */
  asked: DisasterSpendingQuery;
  /** Totals of the awards of the tab; null while they load. */
  all: DisasterAmounts | null;
  view: AwardView;
  onSearch: (wanted: string) => void;
  onView: (changes: Partial<TableView>) => void;
}
/** A table of the agencies that funded awards, each with its subagencies in rows that expand below it. */
export function AgenciesTable({ answer, asked, all, view, onSearch, onView }: AgenciesTableProps) {
  const { tab, search } = view;
  const { track } = usePorts();
  const period = usePeriodWords();
  const { value: agencies } = useAnswer(allAgencies, ALL);
  // Rows that the user expanded or collapsed. They override the rows that a search expands.
  const [byHand, setByHand] = useState<ReadonlyMap<string, boolean>>(new Map());
  const lines = useMemo(() => agencyLines(answer.value?.rows ?? []), [answer.value]);
  const found = useMemo(() => openedBySearch(lines, search), [lines, search]);
  const openNow = (key: string) => byHand.get(key) ?? found.has(key);
  const firstOf = useMemo(
    () => new Map([...lines].reverse().map(({ under, key }) => [under, key])),
    [lines],
  );
  const columns: readonly TableColumn<AgencyLine>[] = [
    { id: 'agency', label: 'Agency', value: ({ agency }) => agency, only: 'file' },
    {
      id: 'sub_agency',
      label: 'Sub-Agency',
      value: ({ kind, name }) => (kind === 'child' ? name : ''),
      only: 'file',
    },
    {
      id: 'description',
      label: 'Agency Name',
      value: ({ name }) => name,
      show: (line) => {
        const slug = agencies?.find(({ toptierCode }) => toptierCode === line.of?.code)?.slug;
        return (
          <AgencyName
            line={line}
            search={search}
            path={slug && paths.agency(slug)}
            open={firstOf.has(line.key) ? openNow(line.key) : undefined}
            first={firstOf.get(line.under) === line.key}
            onFollow={() => track('covidRow', 'award-agency', tab.key, line.name)}
            onToggle={() => setByHand(new Map(byHand).set(line.key, !openNow(line.key)))}
          />
        );
      },
      sortable: true,
      width: 380,
      only: 'table',
    },
    ...amountColumns(answer.answered?.basis === 'loan'),
  ];
  const linesOf = (page: DisasterPage<DisasterRow>): readonly AgencyLine[] => {
    const rest = unlinkedLine({
      all,
      page,
      answered: answer.answered,
      asked,
      name: unlinkedName(tab.key),
    });
    return lines.length || view.page === 1
      ? [...lines, ...rest.map((line) => ({ ...line, agency: line.name }))]
      : [];
  };
  const summary = (page: DisasterPage<DisasterRow>) => {
    const agenciesFound = plural(page.total, 'agency', 'agencies');
    const [first] = page.rows;
    if (search) return `${agenciesFound} with “${search}”, or with a sub-agency of that name.`;
    if (!first || view.sort !== 'obligation' || view.order !== 'desc' || view.page > 1)
      return `${agenciesFound}.`;
    return `${first.description} has the most award obligations with ${profileMoney(first.obligation)}${period}, of ${agenciesFound}.`;
  };
  return (
    <>
      <div className="covid-awards__tools">
        <SearchBox
          name="Agencies of COVID-19 awards"
          label="Search agencies and sub-agencies by name"
          shortest={2}
          asked={search}
          onSearch={onSearch}
        />
      </div>
      <ErrorBoundary resetKey={`${tab.key} ${search}`}>
        <TablePanel
          title="Agencies and Sub-Agencies"
          headingLevel={3}
          answer={answer}
          rows={linesOf}
          counted={({ kind }) => kind === 'row'}
          shows={({ kind, under }) => kind !== 'child' || openNow(under)}
          rowKey={({ key }) => key}
          columns={columns}
          shown={view}
          onView={onView}
          total={answer.current ? answer.value?.total : undefined}
          hasNext={({ hasNext }) => hasNext}
          unit={`${tab.label}: US dollars, and numbers of awards`}
          file={`covid-19-agencies-${tab.key.replaceAll('_', '-')}`}
          summary={summary}
          note={`Grouped by funding agency. Downloads include all sub-agencies. ${PROFILES_COUNT_ALL}`}
          emptyText={
            search
              ? `No agency or sub-agency has “${search}” in its name. Try fewer letters.`
              : `No agency paid for ${tab.label.toLowerCase()} under these laws.`
          }
          minHeight={360}
        />
      </ErrorBoundary>
    </>
  );
}
