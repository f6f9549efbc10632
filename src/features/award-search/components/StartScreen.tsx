import { fiscalYearOf, isoDay } from '@/domain/fiscal';
import {
  initialFilters,
  makeAgencyItem,
  agencyIdentifier,
  locationIdentifier,
  type SearchFilters,
} from '@/domain/search/searchFilters';
import { statePlace } from '@/domain/search/places';
import { bulkAwardGroup, toggleInSet, toggleText } from '@/domain/search/changes';

const lastYear = (): string => String(fiscalYearOf(isoDay(new Date())) - 1);
const inYear = (filters: SearchFilters): SearchFilters =>
  toggleInSet(filters.set('timePeriodType', 'fy'), 'timePeriodFY', lastYear());
/** Returns a search with one filter: the fiscal year before the current one. */
export const lastYearSearch = (): SearchFilters => inYear(initialFilters);

const colorado = statePlace({ code: 'CO', name: 'Colorado' });
const health = makeAgencyItem({
  id: 44,
  agencyType: 'toptier',
  name: 'Department of Health and Human Services',
  abbreviation: 'HHS',
  code: '075',
  toptierName: 'Department of Health and Human Services',
  toptierAbbreviation: 'HHS',
  toptierCode: '075',
});

/** Example searches: a question, the names of the filters that answer it, and the search itself. */
export const examples: readonly { question: string; filters: string; make: () => SearchFilters }[] =
  [
    {
      question: 'What did Colorado receive last year?',
      filters: 'Time Period + Location',
      make: () =>
        inYear(initialFilters).set(
          'selectedLocations',
          initialFilters.selectedLocations.set(locationIdentifier(colorado), colorado),
        ),
    },
    {
      question: 'Who received grants from Health and Human Services?',
      filters: 'Agency + Award Type',
      make: () =>
        bulkAwardGroup(
          inYear(initialFilters).set(
            'selectedAwardingAgencies',
            initialFilters.selectedAwardingAgencies.set(agencyIdentifier(health), health),
          ),
          'grants',
          'add',
        ),
    },
    {
      question: 'What pays for forest roads?',
      filters: 'Keyword',
      make: () => toggleText(initialFilters, 'keyword', 'forest roads'),
    },
  ];

/** The screen before the first search: instructions and three example searches. */
export function StartScreen({ onSearch }: { onSearch: (filters: SearchFilters) => void }) {
  return (
    <div className="start-screen">
      <h2>Start your search by adding filters</h2>
      <p>
        Choose filters, then select Submit. Results match any value within a filter and all the
        filters you set.
      </p>
      <p>
        <button type="button" className="usa-button" onClick={() => onSearch(lastYearSearch())}>
          See spending from last year
        </button>
      </p>
      <h3>Or try one of these</h3>
      <ul className="start-screen__cards">
        {examples.map((example) => (
          <li key={example.question}>
            <button type="button" className="start-card" onClick={() => onSearch(example.make())}>
              <strong>{example.question}</strong>
              <span>{example.filters}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
