import { changeColumn, type DataColumn } from '@/blocks/panel';
import type { IsoDay } from '@/domain/fiscal';
import {
  fiscalPeriodLabel,
  timeSummary,
  toBars,
  type Period,
  type PeriodBar,
  type TimeGroup,
} from '@/domain/fiscalPeriods';
import { money } from '@/domain/format';
import { getDollarTexts } from '@/domain/priceIndex';
import { trendColumns } from './trendColumns';
import { describeLastChange, type TrendRow } from './trendRows';

const getObligations = ({ obligations }: TrendRow): number => obligations;

/** Returns the bars of a trend, each with its change from a year earlier. */
export const toTrendBars = (
  rows: readonly TrendRow[],
  dataDay: IsoDay,
  formatLabel: (period: Period) => string = fiscalPeriodLabel,
): readonly (PeriodBar & { detail: string | undefined })[] =>
  toBars(rows, getObligations, dataDay, formatLabel).map((bar, at) => ({
    ...bar,
    detail: rows[at]?.changeText,
  }));

/** Returns the columns of the obligations of a trend and of their change. */
export const getColumns = (
  group: TimeGroup,
  isConstant: boolean,
): readonly DataColumn<TrendRow>[] => [
  ...trendColumns<TrendRow>(group, {
    id: `total_obligations${getDollarTexts(isConstant).columnSuffix}`,
    label: 'Obligations',
    getValue: getObligations,
    show: (row) => money(getObligations(row), 2),
  }),
  changeColumn<TrendRow>(),
];

/** Returns the finding of a trend: its total, its largest period, and by year the change of the last complete one. */
export const formatSummary = (
  rows: readonly TrendRow[],
  group: TimeGroup,
  isConstant: boolean,
  dataDay: IsoDay,
): string =>
  [
    timeSummary(rows, group, dataDay, fiscalPeriodLabel),
    group === 'fiscal_year' && describeLastChange(rows, dataDay),
    getDollarTexts(isConstant).sentence,
  ]
    .filter(Boolean)
    .join('');
