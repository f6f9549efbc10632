import { useMemo, useState } from 'react';
import { PROFILES_NOTE } from '@/blocks/entity-links';
import type { TableColumn } from '@/blocks/panel';
import type { DisasterRow } from '@/domain/disaster/spendingTable';
import { plural } from '@/domain/format';
import { paths } from '@/domain/site/paths';
import { usePorts } from '@/lib/ports';
import { EMPTY_QUERY, useAnswer } from '@/lib/requests/useAnswer';
import { allAgencies } from '@/services/agencies/endpoints';
import { amountColumns } from '../awards/amountColumns';
import { AwardTable, type AwardResult } from '../awards/AwardTable';
import { LineName } from '../LineName';
import { agencyLines, findExpandedKeys, type AgencyLine } from './agencyLines';

const fileColumns: readonly TableColumn<AgencyLine>[] = [
  { id: 'agency', label: 'Agency', value: ({ agency, name }) => agency ?? name, only: 'file' },
  {
    id: 'sub_agency',
    label: 'Sub-Agency',
    value: ({ kind, name }) => (kind === 'child' ? name : ''),
    only: 'file',
  },
];

/** Renders a table of the agencies that funded awards. Their rows expand to show subagencies. */
export function AgenciesTable(result: AwardResult<DisasterRow>) {
  const { answer } = result;
  const { tab, search } = result.address.view;
  const { track } = usePorts();
  const { value: agencies } = useAnswer(allAgencies, EMPTY_QUERY);
  // Rows that the visitor expanded or collapsed. They override the rows that a search expands.
  const [toggledRows, setToggledRows] = useState<ReadonlyMap<string, boolean>>(new Map());
  const lines = useMemo(() => agencyLines(answer.value?.rows ?? []), [answer.value]);
  const expandedKeys = useMemo(() => findExpandedKeys(lines, search), [lines, search]);
  const isOpen = (key: string) => toggledRows.get(key) ?? expandedKeys.has(key);
  const firstChildKeys = useMemo(
    () => new Map([...lines].reverse().map(({ under, key }) => [under, key])),
    [lines],
  );
  const nameColumn: TableColumn<AgencyLine> = {
    id: 'description',
    label: 'Agency Name',
    value: ({ name }) => name,
    show: (line) => {
      const slug = agencies?.find(({ toptierCode }) => toptierCode === line.row?.code)?.slug;
      return (
        <LineName
          kind={line.kind}
          name={line.name}
          search={search}
          path={slug && paths.agency(slug)}
          open={firstChildKeys.has(line.key) ? isOpen(line.key) : undefined}
          heading={firstChildKeys.get(line.under) === line.key && 'Sub-Agencies'}
          toggleLabel={`Subagencies of ${line.name}`}
          parentLabel={`, subagency of ${line.agency}`}
          onFollow={() => track('covidRow', 'award-agency', tab.key, line.name)}
          onToggle={() => setToggledRows(new Map(toggledRows).set(line.key, !isOpen(line.key)))}
        />
      );
    },
    sortable: true,
    width: 380,
    only: 'table',
  };
  return (
    <AwardTable
      {...result}
      title="Agencies and Sub-Agencies"
      lines={lines}
      unlinkedName={
        tab.key === 'all'
          ? 'Unknown Agency (Unlinked Data)'
          : 'Unknown Agency (Linked but Missing Funding Agency)'
      }
      columns={[...fileColumns, nameColumn, ...amountColumns(answer.answered?.basis === 'loan')]}
      isShown={({ kind, under }) => kind !== 'child' || isOpen(under)}
      formatCount={(total) => plural(total, 'agency', 'agencies')}
      nameOf={({ description }) => description}
      searchEnd=", or with a subagency of that name"
      searchName="Agencies of COVID-19 awards"
      searchLabel="Search agencies and subagencies by name"
      file="covid-19-agencies"
      note={`Based on the funding agency. Downloads include all subagencies. ${PROFILES_NOTE}`}
      emptyText={
        search
          ? `No agency or subagency has “${search}” in its name. Try fewer letters.`
          : `No agency has awards for “${tab.label}” under these laws. Choose another award type.`
      }
    />
  );
}
