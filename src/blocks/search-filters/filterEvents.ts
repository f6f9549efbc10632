import { agencyName } from '@/domain/format';
import type { IsoDay } from '@/domain/fiscal';
import type { AgencyItem, SearchFilters } from '@/domain/search/searchFilters';
import { dateRangeLabel } from '@/services/analytics/analytics';
import { chipDefinitions } from './chips';

/** One applied value, for analytics: the filter's name there and what was chosen. */
export interface FilterEvent {
  action: string;
  label: string;
}

/** Captions of the bar that analytics calls otherwise (pages document §13.6). */
const names: Readonly<Record<string, string>> = {
  'Treasury Account': 'Treasury Account Symbol (TAS)',
  'North American Industry Classification System (NAICS)': 'NAICS Codes',
  'Disaster Emergency Fund Code (DEFC)': 'DEFC Filter',
};
/** `Name (ABBR)/code`; a subagency with its toptier behind it. */
const agencyLabel = (agency: AgencyItem): string => {
  const own = `${agencyName(agency.name, agency.abbreviation)}/${agency.code}`;
  return agency.agencyType === 'subtier'
    ? `${own} - ${agencyName(agency.toptierName, agency.toptierAbbreviation)}/${agency.toptierCode}`
    : own;
};

/** One event for each applied value, in the order of the bar. */
export const filterEvents = (filters: SearchFilters, today: IsoDay): readonly FilterEvent[] =>
  chipDefinitions.flatMap(({ id, groups }): FilterEvent[] => {
    if (id === 'timePeriod') {
      return filters.timePeriodType === 'fy'
        ? [...filters.timePeriodFY]
            .sort()
            .map((year) => ({ action: 'Time Period - Fiscal Year', label: year }))
        : filters.time_period.toArray().flatMap((range) => {
            const label = dateRangeLabel([range.start_date, range.end_date]);
            return label ? [{ action: 'Time Period - Date Range', label }] : [];
          });
    }
    if (id === 'agency') {
      return (
        [
          ['Funding Agency', 'selectedFundingAgencies'],
          ['Awarding Agency', 'selectedAwardingAgencies'],
        ] as const
      ).flatMap(([action, field]) =>
        filters[field]
          .valueSeq()
          .toArray()
          .map((agency) => ({ action, label: agencyLabel(agency) })),
      );
    }
    return groups(filters, today).flatMap(({ caption, chips }) =>
      chips.map(({ text }) => ({ action: names[caption] ?? caption, label: text })),
    );
  });
/** What analytics is told of a search that was submitted or restored: each value, and once the distinct names. Nothing of an empty one. */
export const searchEvents = (
  filters: SearchFilters,
  today: IsoDay,
): readonly { category: string; action: string; label?: string }[] => {
  const events = filterEvents(filters, today);
  const category = 'Advanced Search - Search Filter';
  return events.length
    ? [
        ...events.map((event) => ({ category, ...event })),
        { category, action: combinedFilters(events) },
      ]
    : [];
};
/** The distinct names of the applied filters, joined by a pipe; '' without any. */
export const combinedFilters = (events: readonly FilterEvent[]): string =>
  [...new Set(events.map(({ action }) => action))].join('|');
