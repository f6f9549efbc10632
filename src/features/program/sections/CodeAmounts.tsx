import { useMemo } from 'react';
import { getExistingPath } from '@/blocks/entity-links';
import { useBarAction } from '@/blocks/open-search';
import { Panel, type DataColumn } from '@/blocks/panel';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { codeAndText, money, moneyShort, percent } from '@/domain/format';
import { profilePeriodPhrase } from '@/domain/profileYears';
import { sumByChild, type CodeAmount } from '@/domain/program/childAmounts';
import { programFilters, treePathOf } from '@/domain/program/program';
import { programPath } from '@/domain/program/programPath';
import type { ProgramRecord } from '@/domain/program/programSubject';
import { limitToYear, recordFilters, transactionCriteria } from '@/domain/spendingSubject';
import { useDataDay } from '@/lib/dataDay';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { codeBranch } from '@/services/code-trees/endpoints';
import { searchCategory } from '@/services/search/endpoints';
import type { CategoryPage } from '@/services/search/results';

/** Maximum number of rows that the service returns at once. */
const MAX_ROWS = 100;
const MAX_BARS = 10;
const NO_CODE = 'Without a code below';

interface NamedAmount extends CodeAmount {
  label: string;
}
const getColumns = (total: number | null): readonly DataColumn<NamedAmount>[] => [
  { id: 'code', label: 'Code', value: ({ label }) => label },
  {
    id: 'obligations',
    label: 'Obligations',
    value: ({ obligations }) => obligations,
    show: ({ obligations }) => money(obligations, 2),
    numeric: true,
  },
  {
    id: 'percent_of_total',
    label: '% of Total',
    value: ({ obligations }) => percent(obligations, total, 2),
    numeric: true,
  },
];
/** Renders the obligations of the codes directly below a NAICS code or PSC, which add up to those of the code. */
export function CodeAmounts({ record }: { record: ProgramRecord }) {
  const day = useDataDay();
  const buildAction = useBarAction();
  const { subject, fy, obligations: total } = record;
  const { program } = subject;
  const { kind, code } = program;
  const answer = useAnswer(
    searchCategory,
    useMemo(
      () => ({
        criteria: transactionCriteria(recordFilters(record, day), day),
        level: 'transactions' as const,
        category: kind === 'psc' ? ('psc' as const) : ('naics' as const),
        limit: MAX_ROWS,
        page: 1,
      }),
      [record, kind, day],
    ),
  );
  const nodes = currentValue(
    useAnswer(
      codeBranch,
      useMemo(() => ({ kind, path: treePathOf(program) }), [kind, program]),
    ),
  );
  const isCut = answer.value?.hasNext === true;
  const getRows = ({ rows, hasNext }: CategoryPage): readonly NamedAmount[] =>
    // Sums of a part of the codes would be wrong.
    hasNext
      ? []
      : sumByChild(program, rows, total).map((child) => ({
          ...child,
          label:
            nodes?.find(({ id }) => id === child.code)?.label ??
            codeAndText(child.code || NO_CODE, rows.find((row) => row.code === child.code)?.name),
        }));
  const periodText = profilePeriodPhrase(fy, day);
  return (
    <Panel
      title={`Obligations by Code in ${code}`}
      headingLevel={3}
      answer={answer}
      rows={getRows}
      columns={getColumns(total)}
      file={`${subject.slug}-${fy}-codes`}
      unit="Obligations, US dollars"
      summary={(_, [first]) =>
        first &&
        `${first.label} has the largest part: ${moneyShort(first.obligations, 2)}, ${percent(first.obligations, total, 1)} of the ${moneyShort(total, 2)} obligated ${periodText}.`
      }
      minHeight={answer.value === null ? 320 : undefined}
      emptyText={
        isCut
          ? `More than ${MAX_ROWS} codes have amounts ${periodText}. Open a code below to see its amounts.`
          : `No code in ${code} has an amount ${periodText}. Choose another year.`
      }
    >
      {(_, rows) => (
        <BarRows
          label={`Obligations by code in ${code}`}
          rows={rows.slice(0, MAX_BARS).map(({ code: child, label, obligations }, at) => ({
            key: child || 'none',
            label,
            value: obligations,
            text: `${moneyShort(obligations, 2)} · ${percent(obligations, total, 2)}`,
            isNamed: at === 0,
            to: child ? getExistingPath(programPath({ kind, code: child }, fy)) : undefined,
            action: buildAction(
              child,
              child
                ? limitToYear(programFilters({ kind, code: child }, label), fy, day)
                : undefined,
            ),
          }))}
        />
      )}
    </Panel>
  );
}
