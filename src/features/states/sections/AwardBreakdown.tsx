import { useMemo } from 'react';
import { Panel } from '@/blocks/panel';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { TreemapChart } from '@/charts/treemap/TreemapChart';
import { moneyShort, percent, plural } from '@/domain/format';
import type { ProfileState } from '@/domain/stateProfile/profileStates';
import type { StateAwardTotal, StateProfile } from '@/domain/stateProfile/stateProfile';
import { useAddress } from '@/lib/address';
import { useAnswer } from '@/lib/requests/useAnswer';
import { useDataDay } from '@/lib/dataDay';
import { stateAwards } from '@/services/states/endpoints';
import {
  breakdownColumns,
  breakdownTotal,
  exceedsWhole,
  measureLabels,
  rankedTypes,
  typeLabels,
  type BreakdownMeasure,
} from '../breakdown';
import { stateAddress } from '../stateAddress';
import { periodWords } from '../stateWords';

/** CSS pixels of the drawing. */
const HEIGHT = 175;
const whatIs: Readonly<Record<BreakdownMeasure, string>> = {
  obligations: 'Obligations are what the government has promised to pay.',
  outlays:
    'Outlays are what the government has paid; agencies report them with their accounts, since FY 2017.',
};

const sentence = (
  rows: readonly StateAwardTotal[],
  measure: BreakdownMeasure,
  total: number | null,
  period: string,
): string => {
  const [first] = rankedTypes(rows, measure);
  // Of nothing, or of less than nothing, no type has a part.
  if (!first || first[measure] === null || total === null || total <= 0) return '';
  return `${typeLabels[first.type]} make up ${percent(first[measure], total)} of the ${moneyShort(total, 1)} ${period}.`;
};

/** Obligations or outlays of a state's awards by type. */
export function AwardBreakdown({ record, state }: { record: StateProfile; state: ProfileState }) {
  const day = useDataDay();
  const { values, write } = useAddress(stateAddress);
  const measure: BreakdownMeasure = values.breakdown;
  const answer = useAnswer(
    stateAwards,
    useMemo(() => ({ state, fy: record.fy }), [state, record.fy]),
  );
  const rows = answer.value ?? [];
  const total = breakdownTotal(rows, measure);
  const label = measureLabels[measure];
  const negative = exceedsWhole(rows, measure)
    ? ' The types add up to more than 100 % because some of them are negative: more was taken back than given.'
    : '';
  return (
    <Panel
      title="Award Breakdown"
      answer={answer}
      rows={(types) => (types.some((row) => row[measure] !== null) ? types : [])}
      columns={breakdownColumns(measure, total)}
      file={`${state.slug}-${record.fy}-award-types`}
      unit={`${label}, US dollars`}
      view={label}
      note={`${whatIs[measure]}${negative}`}
      summary={(_, types) => sentence(types, measure, total, periodWords(record, day))}
      emptyText={
        rows.length
          ? `${label} are not known ${periodWords(record, day)}. ${whatIs[measure]}`
          : 'No award was performed here in this time.'
      }
      minHeight={HEIGHT + 260}
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
      {(_, types) => {
        const ranked = rankedTypes(types, measure);
        const share = (row: StateAwardTotal) => percent(row[measure], total);
        return (
          <>
            <div className="state-treemap">
              <TreemapChart
                height={HEIGHT}
                description={`${label} by type of award. ${sentence(types, measure, total, periodWords(record, day))}`}
                parts={ranked.map((row) => ({
                  key: row.type,
                  label: typeLabels[row.type],
                  value: row[measure],
                  text: moneyShort(row[measure]),
                  share: share(row),
                }))}
              />
            </div>
            <BarRows
              label={`${label} by type of award`}
              rows={ranked.map((row) => ({
                key: row.type,
                label: `${typeLabels[row.type]}, ${row.awards === null ? '--' : plural(row.awards, 'award')}`,
                value: row[measure],
                text: `${moneyShort(row[measure])} · ${share(row)}`,
              }))}
            />
          </>
        );
      }}
    </Panel>
  );
}
