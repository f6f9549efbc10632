import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { Panel } from '@/blocks/panel';
import { useRequestedPeriod } from '@/blocks/period-picker';
import { TreemapChart } from '@/charts/treemap/TreemapChart';
import { buildCells, type ExplorerCell } from '@/domain/explorer/cells';
import { fiscalYearLabel } from '@/domain/fiscal';
import type { SpendingBreakdown } from '@/domain/spendingBreakdown';
import { useAnswer } from '@/lib/requests/useAnswer';
import { writeAddress } from '@/lib/url/address';
import { spendingBreakdown } from '@/services/spending/endpoints';
import { explorerAddress } from '../explorerAddress';
import { cellColumns } from './CellTable';
import { formatFinding, toTreemapPart } from './explorerText';

const LEVEL = 'budget_function';
const getCells = (value: SpendingBreakdown): readonly ExplorerCell[] =>
  value.total === null ? [] : buildCells(LEVEL, value, true);
const getPath = ({ kind, row }: ExplorerCell): string =>
  `/explorer/${LEVEL}${writeAddress('', explorerAddress, kind === 'row' ? { function: row?.id ?? '' } : {})}`;

/** Renders the first level of the Explorer for the latest period. Choosing a budget function opens it in the Explorer. */
export function LandingPreview() {
  const navigate = useNavigate();
  const { chosen, periods } = useRequestedPeriod('', '');
  const query = useMemo(
    () => (chosen ? ({ level: LEVEL, within: {}, ...chosen } as const) : null),
    [chosen],
  );
  const breakdownAnswer = useAnswer(spendingBreakdown, query);
  // Without a period nothing is requested, so the figure shows the state of the period query instead.
  const { status, failure, retry } = periods;
  const answer = chosen ? breakdownAnswer : { ...breakdownAnswer, status, failure, retry };
  const total = answer.value?.total ?? 0;
  const period = chosen ? fiscalYearLabel(chosen.year, chosen.latestSubmissionDate) : '';
  return (
    <Panel
      title="Obligations by Budget Function"
      period={period}
      answer={answer}
      rows={getCells}
      columns={cellColumns(LEVEL, total)}
      file="explorer-budget_function"
      unit="Obligations, US dollars"
      summary={(value) => formatFinding(getCells(value), total, period)}
      emptyText="There is no account data for this period."
      minHeight={400}
    >
      {(value) => {
        const cells = getCells(value);
        return (
          <TreemapChart
            parts={cells.map((cell) => toTreemapPart(cell, total, LEVEL))}
            description={`Obligations by Budget Function in ${period}, ${cells.length} cells.`}
            height={400}
            onChoose={(at) => void navigate(getPath(cells[at]!))}
          />
        );
      }}
    </Panel>
  );
}
