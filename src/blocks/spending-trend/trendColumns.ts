import type { DataColumn } from '@/blocks/panel';
import {
  fiscalPeriodLabel,
  periodSortKey,
  type Period,
  type TimeGroup,
} from '@/domain/fiscalPeriods';
import { trendGroups } from './trendAddress';

/** Returns the columns of a series: its period and one value. */
export const trendColumns = <P extends Period>(
  group: TimeGroup,
  series: Pick<DataColumn<P>, 'id' | 'label' | 'show'> & { getValue: (point: P) => number },
): readonly DataColumn<P>[] => [
  {
    id: group,
    label: trendGroups.find(({ key }) => key === group)!.heading,
    value: fiscalPeriodLabel,
    firstOrder: 'desc',
    sortBy: periodSortKey,
  },
  {
    id: series.id,
    label: series.label,
    // An unknown value is an empty cell.
    value: (point) => (Number.isFinite(series.getValue(point)) ? series.getValue(point) : null),
    show: series.show,
    sortBy: series.getValue,
    numeric: true,
  },
];
