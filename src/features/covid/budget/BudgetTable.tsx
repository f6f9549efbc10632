import { useMemo, useState } from 'react';
import { PROFILES_COUNT_ALL } from '@/blocks/entity-links';
import { TablePanel, type TableColumn, type TableView } from '@/blocks/panel';
import type { OverviewAmounts } from '@/domain/disaster/overview';
import type { DisasterPage, DisasterRow } from '@/domain/disaster/spendingTable';
import { plural, profileMoney } from '@/domain/format';
import { paths } from '@/domain/site/paths';
import { usePorts } from '@/lib/ports';
import { useAnswer } from '@/lib/requests/useAnswer';
import { allAgencies } from '@/services/agencies/endpoints';
import { disasterSpending } from '@/services/disaster/endpoints';
import { usePeriodWords } from '../usePeriodWords';
import { amountColumns } from './budgetColumns';
import { budgetLines, unreportedLine, type BudgetLine } from './budgetLines';
import { BudgetName } from './BudgetName';
import { budgetBases, type BudgetView } from './budgetView';

/** The empty query of a list that takes no parameters. */
const ALL = {};

export interface BudgetTableProps {
  /** Null while it loads; the row of unreported amounts is then left out. */
  overview: OverviewAmounts | null;
  view: BudgetView;
  defCodes: readonly string[];
  onView: (changes: Partial<TableView>) => void;
}
/**
 * The rows of a budget category, with child rows that expand on demand. Each category and basis has its own table, so
 * that rows never appear under the headings of another one.
 */
export function BudgetTable({ overview, view, defCodes, onView }: BudgetTableProps) {
  const { tab, basis, sort, order, page: pageAsked, limit } = view;
  const { track } = usePorts();
  const period = usePeriodWords();
  const answer = useAnswer(
    disasterSpending,
    useMemo(
      () => ({ category: tab.key, basis, defCodes, sort, order, page: pageAsked, limit }),
      [tab.key, basis, defCodes, sort, order, pageAsked, limit],
    ),
  );
  const { value: agencies } = useAnswer(allAgencies, tab.key === 'agency' ? ALL : null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { value } = answer;
  const lines = useMemo(() => budgetLines(value?.rows ?? [], tab), [value, tab]);
  const parents = useMemo(
    () => new Set(lines.filter(({ kind }) => kind === 'child').map(({ under }) => under)),
    [lines],
  );
  const pathOf = ({ code }: BudgetLine): string | undefined => {
    if (tab.key === 'federal_account') return paths.federalAccount(code);
    if (tab.key !== 'agency') return undefined;
    const slug = agencies?.find(({ toptierCode }) => toptierCode === code)?.slug;
    return slug && paths.agency(slug);
  };
  const toggle = (key: string) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };
  const columns: readonly TableColumn<BudgetLine>[] = [
    {
      id: tab.key,
      label: tab.nameLabel,
      value: ({ kind, name, parent }) => (kind === 'child' ? parent : name),
      only: 'file',
    },
    {
      id: 'part',
      label: tab.childLabel,
      value: ({ kind, name }) => (kind === 'child' ? name : ''),
      only: 'file',
    },
    {
      id: tab.nameSort,
      label: tab.nameLabel,
      value: ({ name }) => name,
      show: (line) => (
        <BudgetName
          line={line}
          childLabel={tab.childLabel}
          path={pathOf(line)}
          open={parents.has(line.key) ? open.has(line.key) : undefined}
          beside={parents.size > 0}
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
  const basisLabel = budgetBases.find(({ key }) => key === basis)!.label;
  const summary = (page: DisasterPage<DisasterRow>) => {
    const many = plural(page.total, tab.one, tab.many);
    const first = lines[0];
    if (!first || view.sort !== 'obligation' || view.order !== 'desc' || view.page > 1)
      return `${many} with ${basisLabel.toLowerCase()} under the codes counted.`;
    return `${first.name} obligated ${profileMoney(first.amounts.obligation)}${period}, the most of ${many}.`;
  };
  return (
    <TablePanel
      title={`${basisLabel} by ${tab.nameLabel}`}
      name="covid-budget"
      headingLevel={3}
      answer={answer}
      rows={(page) => (lines.length ? [...lines, ...unreportedLine(view, overview, page)] : [])}
      counted={({ kind }) => kind === 'row'}
      shows={({ kind, under }) => kind !== 'child' || open.has(under)}
      rowKey={({ key }) => key}
      columns={columns}
      shown={view}
      onView={onView}
      total={answer.current ? value?.total : undefined}
      hasNext={({ hasNext }) => hasNext}
      unit={`${basisLabel}: whole US dollars${basis === 'total' ? '' : ', and numbers of awards'}`}
      file={`covid-19-${tab.key.replaceAll('_', '-')}-${basis}-${defCodes.join('').toLowerCase()}`}
      summary={summary}
      note={`${
        tab.key === 'agency' && parents.size === 0
          ? 'Downloads include cents.'
          : 'Downloads include cents and the details of every row.'
      }${tab.key === 'object_class' ? '' : ` ${PROFILES_COUNT_ALL}`}`}
      emptyText={`No ${tab.one} reports ${basisLabel.toLowerCase()} under the codes counted.`}
      // Rows that expand are taller than rows that do not.
      minHeight={tab.key === 'agency' ? 360 : 440}
    />
  );
}
