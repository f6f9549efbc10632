import { useMemo, type ReactNode } from 'react';
import { useBarAction } from '@/blocks/open-search';
import { Panel } from '@/blocks/panel';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { TreemapChart } from '@/charts/treemap/TreemapChart';
import { limitToAwardTypes, type AwardType, type AwardTypeTotal } from '@/domain/awardTypeTotals';
import { moneyShort, percent, plural } from '@/domain/format';
import { profilePeriodPhrase } from '@/domain/profileYears';
import { recordFilters, type SpendingRecord } from '@/domain/spendingSubject';
import { useDataDay } from '@/lib/dataDay';
import type { Answer } from '@/lib/requests/useAnswer';
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
} from './breakdown';

/** Height of the treemap in CSS pixels. */
const TREEMAP_HEIGHT = 175;
/** Returns the award types whose awards a row sums. */
const getSummedTypes = (type: AwardType, contractsIncludeIdvs: boolean): readonly AwardType[] =>
  type === 'contracts' && contractsIncludeIdvs ? ['contracts', 'idvs'] : [type];

interface AwardTypesProps<Q> {
  record: SpendingRecord;
  answer: Answer<Q, readonly AwardTypeTotal[]>;
  measure?: BreakdownMeasure;
  /** Phrase for the days of the outlays if they differ from the record's period. */
  outlayDays?: string;
  /** Whether the rows have neither outlays nor numbers of awards. */
  isObligationsOnly?: boolean;
  /** Whether the row of contracts includes indefinite delivery vehicles (IDVs), which then have no row. */
  contractsIncludeIdvs?: boolean;
  controls?: ReactNode;
}
/** Renders obligations or outlays by award type. A row of obligations opens a search for its awards; a search has no outlays. */
export function AwardTypes<Q>({
  record,
  answer,
  measure = 'obligations',
  outlayDays = '',
  isObligationsOnly,
  contractsIncludeIdvs = false,
  controls,
}: AwardTypesProps<Q>) {
  const day = useDataDay();
  const { subject, fy } = record;
  const filters = useMemo(() => recordFilters(record, day), [record, day]);
  const buildAction = useBarAction();
  const rows = answer.value ?? [];
  const total = breakdownTotal(rows, measure);
  const label = measureLabels[measure];
  const periodText = (measure === 'outlays' && outlayDays) || profilePeriodPhrase(fy, day);
  return (
    <Panel
      title="Award Breakdown"
      answer={answer}
      rows={(loadedRows) => (loadedRows.some((row) => row[measure] !== null) ? loadedRows : [])}
      columns={breakdownColumns(measure, { total, outlayDays, isObligationsOnly })}
      file={`${subject.slug}-${fy}-award-types`}
      unit={`${label}, US dollars`}
      view={label}
      note={`${breakdownNote(rows, measure)}${contractsIncludeIdvs ? ' Contracts include indefinite delivery vehicles (IDVs).' : ''}`}
      summary={(_, loadedRows) => breakdownSentence(loadedRows, measure, periodText)}
      emptyText={getEmptyText(rows, measure, periodText)}
      minHeight={TREEMAP_HEIGHT + 260}
      controls={controls}
    >
      {(_, loadedRows) => {
        const rankedRows = rankTypes(loadedRows, measure);
        const formatShare = (row: AwardTypeTotal) => percent(row[measure], total);
        return (
          <>
            <div className="award-types__treemap">
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
                label: `${typeLabels[row.type]}${isObligationsOnly ? '' : `, ${row.awards === null ? '--' : plural(row.awards, 'award')}`}`,
                value: row[measure],
                text: `${moneyShort(row[measure])} · ${formatShare(row)}`,
                fill: getTypeFill(row.type),
                action:
                  measure === 'obligations'
                    ? buildAction(
                        row.type,
                        limitToAwardTypes(filters, getSummedTypes(row.type, contractsIncludeIdvs)),
                      )
                    : undefined,
              }))}
            />
          </>
        );
      }}
    </Panel>
  );
}
