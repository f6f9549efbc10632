import { agencyName } from '@/domain/format';
import type { IsoDay } from '@/domain/fiscal';
import type { AgencyItem, SearchFilters } from '@/domain/search/searchFilters';
import { dateRangeLabel } from '@/domain/search/dateRanges';
import type { Track } from '@/lib/trackedEvents';
import { agencyFields, chipDefinitions } from './chips';

/** An applied filter value, as analytics records it. */
export interface FilterEvent {
  name: string;
  value: string;
}

/** Analytics names of filters that differ from their captions (pages document §13.6). */
const analyticsNames: Readonly<Record<string, string>> = {
  'Treasury Account': 'Treasury Account Symbol (TAS)',
  'North American Industry Classification System (NAICS)': 'NAICS Codes',
  'Disaster Emergency Fund Code (DEFC)': 'DEFC Filter',
};
const agencyLabel = (agency: AgencyItem): string => {
  const nameAndCode = `${agencyName(agency.name, agency.abbreviation)}/${agency.code}`;
  return agency.agencyType === 'subtier'
    ? `${nameAndCode} - ${agencyName(agency.toptierName, agency.toptierAbbreviation)}/${agency.toptierCode}`
    : nameAndCode;
};

/** Returns one event for each applied value, in the order of the bar. */
export const filterEvents = (filters: SearchFilters, today: IsoDay): readonly FilterEvent[] =>
  chipDefinitions.flatMap(({ id, groups }): FilterEvent[] => {
    if (id === 'timePeriod') {
      return filters.timePeriodType === 'fy'
        ? [...filters.timePeriodFY]
            .sort()
            .map((year) => ({ name: 'Time Period - Fiscal Year', value: year }))
        : filters.time_period.toArray().flatMap((range) => {
            const value = dateRangeLabel([range.start_date, range.end_date]);
            return value ? [{ name: 'Time Period - Date Range', value }] : [];
          });
    }
    if (id === 'agency') {
      return agencyFields.flatMap(([name, field]) =>
        [...filters[field].values()].map((agency) => ({ name, value: agencyLabel(agency) })),
      );
    }
    return groups(filters, today).flatMap(({ caption, chips }) =>
      chips.map(({ text }) => ({ name: analyticsNames[caption] ?? caption, value: text })),
    );
  });
/** Tracks a submitted or restored search: each value, then all filter names, if there are any. */
export const trackSearch = (track: Track, filters: SearchFilters, today: IsoDay): void => {
  const events = filterEvents(filters, today);
  events.forEach(({ name, value }) => track('searchFilter', name, value));
  if (events.length)
    track(
      'searchFilters',
      events.map(({ name }) => name),
    );
};
