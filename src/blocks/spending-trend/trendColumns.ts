import type { DataColumn } from '@/blocks/panel';
import {
  fiscalPeriodLabel,
  periodOrder,
  type Period,
  type TimeGroup,
} from '@/domain/fiscalPeriods';
import { trendGroups } from './trendAddress';

/** Returns the columns of a series: its period and one value. */
export const trendColumns = <P extends Period>(
  group: TimeGroup,
  value: Pick<DataColumn<P>, 'id' | 'label' | 'show'> & { getValue: (point: P) => number },
): readonly DataColumn<P>[] => [
  {
    id: group,
    label: trendGroups.find(({ key }) => key === group)!.heading,
    value: fiscalPeriodLabel,
    firstOrder: 'desc',
    sortBy: periodOrder,
  },
  {
    id: value.id,
    label: value.label,
    // An unknown value is an empty cell.
    value: (point) => (Number.isFinite(value.getValue(point)) ? value.getValue(point) : null),
    show: value.show,
    sortBy: value.getValue,
    numeric: true,
  },
];
