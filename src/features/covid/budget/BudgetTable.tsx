import { useMemo, useState } from 'react';
import { PROFILES_NOTE } from '@/blocks/entity-links';
import { TablePanel, type TableColumn, type TableView } from '@/blocks/panel';
import type { ListedAgency } from '@/domain/agencies/listedAgency';
import type { OverviewAmounts } from '@/domain/disaster/overview';
import { plural } from '@/domain/format';
import { paths } from '@/domain/site/paths';
import { usePorts } from '@/lib/ports';
import { EMPTY_QUERY, useAnswer } from '@/lib/requests/useAnswer';
import { allAgencies } from '@/services/agencies/endpoints';
import { disasterSpending, type BudgetCategory } from '@/services/disaster/endpoints';
import { LineName } from '../LineName';
import { usePeriodPhrase } from '../usePeriodPhrase';
import { amountColumns, nameColumns } from './budgetColumns';
import { budgetLines, budgetSentence, unreportedLines, type BudgetLine } from './budgetLines';
import { getBasisLabel, type BudgetView } from './budgetView';

const getPath = (
  category: BudgetCategory,
  code: string,
  agencies: readonly ListedAgency[] | null,
): string | undefined => {
  if (category === 'federal_account') return paths.federalAccount(code);
  if (category !== 'agency') return undefined;
  const slug = agencies?.find(({ toptierCode }) => toptierCode === code)?.slug;
  return slug && paths.agency(slug);
};
const formatNote = (category: BudgetCategory, canExpand: boolean): string => {
  const details = category === 'agency' && !canExpand ? '' : ' and the details of every row';
  const profilesNote = category === 'object_class' ? '' : ` ${PROFILES_NOTE}`;
  return `Downloads include cents${details}.${profilesNote}`;
};

export interface BudgetTableProps {
  /** Null while it loads; the row of unreported amounts is then left out. */
  overview: OverviewAmounts | null;
  view: BudgetView;
  defCodes: readonly string[];
  onView: (changes: Partial<TableView>) => void;
}
/** Renders the rows of a budget category, with child rows that expand on demand. */
export function BudgetTable({ overview, view, defCodes, onView }: BudgetTableProps) {
  const { tab, basis } = view;
  const { track } = usePorts();
  const periodPhrase = usePeriodPhrase();
  const answer = useAnswer(
    disasterSpending,
    useMemo(() => ({ ...view, category: view.tab.key, defCodes }), [view, defCodes]),
  );
  const { value: agencies } = useAnswer(allAgencies, tab.key === 'agency' ? EMPTY_QUERY : null);
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set());
  const { value } = answer;
  const lines = useMemo(() => budgetLines(value?.rows ?? [], tab), [value, tab]);
  const parentKeys = useMemo(
    () => new Set(lines.filter(({ kind }) => kind === 'child').map(({ under }) => under)),
    [lines],
  );
  const toggle = (key: string) => {
    const newKeys = new Set(openKeys);
    if (!newKeys.delete(key)) newKeys.add(key);
    setOpenKeys(newKeys);
  };
  const columns: readonly TableColumn<BudgetLine>[] = [
    ...nameColumns(tab),
    {
      id: tab.nameSort,
      label: tab.nameLabel,
      value: ({ name }) => name,
      show: (line) => (
        <LineName
          kind={line.kind}
          name={line.name}
          path={getPath(tab.key, line.code, agencies)}
          open={parentKeys.has(line.key) ? openKeys.has(line.key) : undefined}
          hasExpandableRows={parentKeys.size > 0}
          heading={line.first && tab.childLabel}
          toggleLabel={`${tab.childLabel} of ${line.name}`}
          parentLabel={`, of ${line.parent}`}
          onToggle={() => toggle(line.key)}
          onFollow={() =>
            track('covidRow', tab.key === 'agency' ? 'agency' : 'budget', tab.key, line.name)
          }
        />
      ),
      sortable: true,
      firstOrder: 'asc',
      width: 380,
      only: 'table',
    },
    ...amountColumns(tab.key, basis),
  ];
  const basisLabel = getBasisLabel(basis);
  return (
    <TablePanel
      title={`${basisLabel} by ${tab.nameLabel}`}
      name="covid-budget"
      headingLevel={3}
      answer={answer}
      rows={(page) => (lines.length ? [...lines, ...unreportedLines(view, overview, page)] : [])}
      isCounted={({ kind }) => kind === 'row'}
      isShown={({ kind, under }) => kind !== 'child' || openKeys.has(under)}
      rowKey={({ key }) => key}
      columns={columns}
      tableView={view}
      onView={onView}
      total={answer.current ? value?.total : undefined}
      hasNext={({ hasNext }) => hasNext}
      unit={`${basisLabel}: whole US dollars${basis === 'total' ? '' : ', and numbers of awards'}`}
      file={`covid-19-${tab.key.replaceAll('_', '-')}-${basis}-${defCodes.join('').toLowerCase()}`}
      summary={({ total }) =>
        budgetSentence(view, plural(total, tab.one, tab.many), lines[0], periodPhrase)
      }
      note={formatNote(tab.key, parentKeys.size > 0)}
      emptyText={`No ${tab.one} reports ${basisLabel.toLowerCase()} under the selected codes. Select other codes.`}
      // Rows that expand are taller than rows that do not.
      minHeight={tab.key === 'agency' ? 360 : 440}
    />
  );
}
