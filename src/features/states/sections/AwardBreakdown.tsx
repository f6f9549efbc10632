import { useMemo } from 'react';
import { Panel } from '@/blocks/panel';
import { useLatestPeriod } from '@/blocks/submission-periods';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { TreemapChart } from '@/charts/treemap/TreemapChart';
import { moneyShort, percent, plural } from '@/domain/format';
import { outlayDaysPhrase } from '@/domain/profileYears';
import type { ProfileState } from '@/domain/stateProfile/profileStates';
import type { StateAwardTotal, StateProfile } from '@/domain/stateProfile/stateProfile';
import { useAddress } from '@/lib/url/address';
import { useAnswer } from '@/lib/requests/useAnswer';
import { useDataDay } from '@/lib/dataDay';
import { stateAwards } from '@/services/states/endpoints';
import {
  breakdownColumns,
  breakdownNote,
  breakdownSentence,
  breakdownTotal,
  getEmptyText,
  getTypeFill,
  measureLabels,
  rankTypes,
  typeLabels,
  type BreakdownMeasure,
} from '../breakdown';
import { stateAddress } from '../stateAddress';
import { periodPhrase } from '../stateSummary';

/** Height of the treemap in CSS pixels. */
const TREEMAP_HEIGHT = 175;

/** Renders obligations or outlays of a state's awards by type. */
export function AwardBreakdown({ record, state }: { record: StateProfile; state: ProfileState }) {
  const day = useDataDay();
  const { values, write } = useAddress(stateAddress);
  const measure: BreakdownMeasure = values.breakdown;
  const query = useMemo(() => ({ state, fy: record.fy }), [state, record.fy]);
  const answer = useAnswer(stateAwards, query);
  const rows = answer.value ?? [];
  const total = breakdownTotal(rows, measure);
  const label = measureLabels[measure];
  const outlayDays = outlayDaysPhrase(record.fy, day, useLatestPeriod().latest);
  const periodText = (measure === 'outlays' && outlayDays) || periodPhrase(record, day);
  return (
    <Panel
      title="Award Breakdown"
      answer={answer}
      rows={(loadedRows) => (loadedRows.some((row) => row[measure] !== null) ? loadedRows : [])}
      columns={breakdownColumns(measure, total, outlayDays)}
      file={`${state.slug}-${record.fy}-award-types`}
      unit={`${label}, US dollars`}
      view={label}
      note={breakdownNote(rows, measure)}
      summary={(_, loadedRows) => breakdownSentence(loadedRows, measure, periodText)}
      emptyText={getEmptyText(rows, measure, periodText)}
      minHeight={TREEMAP_HEIGHT + 260}
      controls={
        <label className="state-switch">
          <input
            type="checkbox"
            role="switch"
            checked={measure === 'outlays'}
            onChange={({ target }) =>
              write({ breakdown: target.checked ? 'outlays' : 'obligations' }, 'replace')
            }
          />
          View Outlays
        </label>
      }
    >
      {(_, loadedRows) => {
        const rankedRows = rankTypes(loadedRows, measure);
        const formatShare = (row: StateAwardTotal) => percent(row[measure], total);
        return (
          <>
            <div className="state-treemap">
              <TreemapChart
                height={TREEMAP_HEIGHT}
                description={`${label} by type of award. ${breakdownSentence(loadedRows, measure, periodText)}`}
                parts={rankedRows.map((row) => ({
                  key: row.type,
                  label: typeLabels[row.type],
                  value: row[measure],
                  text: moneyShort(row[measure]),
                  share: formatShare(row),
                  fill: getTypeFill(row.type),
                }))}
              />
            </div>
            <BarRows
              label={`${label} by type of award`}
              rows={rankedRows.map((row) => ({
                key: row.type,
                label: `${typeLabels[row.type]}, ${row.awards === null ? '--' : plural(row.awards, 'award')}`,
                value: row[measure],
                text: `${moneyShort(row[measure])} · ${formatShare(row)}`,
                fill: getTypeFill(row.type),
              }))}
            />
          </>
        );
      }}
    </Panel>
  );
}
