import { fiscalYears } from '@/domain/fiscal';
import { rangeBarLabel } from '@/domain/search/dateRanges';
import type { ChipDefinition } from './chipKinds';
import * as actions from './state/searchFiltersActions';

/** Chips for the date ranges or fiscal years, with one chip for all years, and a chip for “new awards only”. */
export const timePeriodChips: ChipDefinition = {
  id: 'timePeriod',
  groups: (filters, today) => {
    const allYears = fiscalYears(today);
    const years = [...filters.timePeriodFY].sort().reverse();
    const chips =
      filters.timePeriodType === 'dr'
        ? filters.time_period.toArray().map((range, position) => ({
            key: `${range.start_date}/${range.end_date}`,
            text: rangeBarLabel(range.start_date, range.end_date),
            remove: [actions.dateRangeRemoved(position)],
          }))
        : years.length === allYears.length
          ? [
              {
                key: 'all',
                text: 'All Fiscal Years',
                remove: years.map((year) => actions.setToggled('timePeriodFY', year)),
              },
            ]
          : years.map((year) => ({
              key: year,
              text: `FY ${year}`,
              remove: [actions.setToggled('timePeriodFY', year)],
            }));
    return [
      { caption: 'Time Period', chips },
      {
        caption: '',
        chips:
          filters.filterNewAwardsOnlySelected && chips.length
            ? [
                {
                  key: 'new',
                  text: 'Show New Awards Only',
                  remove: [actions.newAwardsOnlySet(false)],
                },
              ]
            : [],
      },
    ];
  },
};
