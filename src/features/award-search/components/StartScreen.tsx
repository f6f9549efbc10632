import { fiscalYearOf, toIsoDate } from '@/domain/fiscal';
import { initialFilters, makeAgencyItem, type SearchFilters } from '@/domain/search/searchFilters';
import { statePlace } from '@/domain/search/places';
import {
  changeAwardGroup,
  toggleAgency,
  toggleInSet,
  toggleLocation,
  toggleText,
} from '@/domain/search/changes';
import { Button } from '@/ui/Button';

const lastYearFilters = (): SearchFilters =>
  toggleInSet(
    initialFilters.set('timePeriodType', 'fy'),
    'timePeriodFY',
    String(fiscalYearOf(toIsoDate(new Date())) - 1),
  );

const colorado = statePlace({ code: 'CO', name: 'Colorado' });
const healthAgency = makeAgencyItem({
  id: 44,
  agencyType: 'toptier',
  name: 'Department of Health and Human Services',
  abbreviation: 'HHS',
  code: '075',
  toptierName: 'Department of Health and Human Services',
  toptierAbbreviation: 'HHS',
  toptierCode: '075',
});

const examples: readonly { question: string; filterNames: string; make: () => SearchFilters }[] = [
  {
    question: 'What did Colorado receive last year?',
    filterNames: 'Time Period + Location',
    make: () => toggleLocation(lastYearFilters(), 'selectedLocations', colorado),
  },
  {
    question: 'Who received grants from Health and Human Services?',
    filterNames: 'Agency + Award Type',
    make: () =>
      changeAwardGroup(
        toggleAgency(lastYearFilters(), 'selectedAwardingAgencies', healthAgency),
        'grants',
        'add',
      ),
  },
  {
    question: 'What pays for forest roads?',
    filterNames: 'Keyword',
    make: () => toggleText(initialFilters, 'keyword', 'forest roads'),
  },
];

/** Renders the screen before the first search: instructions and three example searches. */
export function StartScreen({ onSearch }: { onSearch: (filters: SearchFilters) => void }) {
  return (
    <div className="start-screen">
      <h2>Start your search by adding filters</h2>
      <p>
        Choose filters, then select Submit. Results match any value within a filter and all the
        filters you set.
      </p>
      <p>
        <Button onClick={() => onSearch(lastYearFilters())}>See spending from last year</Button>
      </p>
      <h3>Or try one of these</h3>
      <ul className="start-screen__cards">
        {examples.map((example) => (
          <li key={example.question}>
            <button type="button" className="start-card" onClick={() => onSearch(example.make())}>
              <strong>{example.question}</strong>
              <span>{example.filterNames}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
