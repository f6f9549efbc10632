import type { TimeGroup } from '@/domain/fiscalPeriods';
import { choice } from '@/lib/url/address';
import { dollarsAddress } from '@/lib/url/dollarsAddress';

interface Group {
  key: TimeGroup;
  label: string;
  /** Heading of the period column in the table. */
  heading: string;
}
export const trendGroups: readonly Group[] = [
  { key: 'fiscal_year', label: 'Years', heading: 'Fiscal year' },
  { key: 'quarter', label: 'Quarter', heading: 'Fiscal quarter' },
  { key: 'month', label: 'Month', heading: 'Month' },
];

/** The URL parameters of a trend. */
export const trendAddress = {
  by: choice<TimeGroup>(
    trendGroups.map(({ key }) => key),
    'fiscal_year',
  ),
  ...dollarsAddress,
};
