import { Panel, type DataColumn } from '@/blocks/panel';
import { formatLaws, splitTitles } from '@/domain/disaster/formatLaws';
import type { DisasterCode } from '@/domain/disaster/publicLaws';
import { mobileWidth } from '@/lib/layoutTokens';
import { EMPTY_QUERY, useAnswer } from '@/lib/requests/useAnswer';
import { emergencyCodes } from '@/services/references/endpoints';
import { DataTable } from '@/ui/DataTable';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';

const isCovid = ({ disaster }: DisasterCode): boolean => disaster === 'covid_19';
const renderLines = (lines: readonly string[]) =>
  lines.map((line) => (
    <span key={line} className="covid-laws__line">
      {line}
    </span>
  ));
const columns: readonly (DataColumn<DisasterCode> & { width: number })[] = [
  { id: 'code', label: 'DEFC', width: 90, value: ({ code }) => code },
  {
    id: 'public_law',
    label: 'Public Law',
    width: 260,
    value: ({ publicLaw }) => formatLaws(publicLaw).join('; '),
    show: ({ publicLaw }) => renderLines(formatLaws(publicLaw)),
  },
  {
    id: 'title',
    label: 'Title',
    width: 420,
    value: ({ title }) => splitTitles(title).join('; '),
    show: ({ title }) => renderLines(splitTitles(title)),
  },
];

/** Renders a table of the COVID-19 emergency codes and their laws from the API, sorted by code. */
export function CodesTable() {
  const hasCards = useMediaQuery(narrowerThan(mobileWidth));
  return (
    <Panel
      title="COVID-19 codes and their laws"
      headingLevel={3}
      answer={useAnswer(emergencyCodes, EMPTY_QUERY)}
      rows={(codes) => codes.filter(isCovid).sort((a, b) => (a.code < b.code ? -1 : 1))}
      columns={columns}
      file="covid-19-defc"
      unit="Disaster Emergency Fund Codes"
      emptyText="No COVID-19 codes are available. Please try again later."
      ownTable
      tabular
      minHeight={320}
    >
      {(_, rows) => (
        <DataTable
          caption="COVID-19 codes and their laws"
          columns={columns.map(({ show, value, ...column }) => ({
            ...column,
            render: show ?? value,
          }))}
          rows={rows}
          rowKey={({ code }) => code}
          cards={hasCards}
        />
      )}
    </Panel>
  );
}
