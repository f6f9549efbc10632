import type { ReactNode } from 'react';
import { layerOf } from '@/blocks/places-map';
import { trackedDefCodes } from '@/domain/codes/defCodes';
import { agencyName, codeAndText } from '@/domain/format';
import { agencyIdentifier } from '@/domain/search/searchFilters';
import type { Address } from '@/lib/url/address';
import { searchAgencies } from '@/services/autocomplete/agencyMatchService';
import { searchListings } from '@/services/autocomplete/listingMatchService';
import { searchProgramActivities } from '@/services/autocomplete/programActivityService';
import { Chips } from '@/ui/Chips';
import { Select } from '@/ui/Select';
import { Suggest } from '@/ui/Suggest';
import { parseAgency, formatAgency } from '../mapFilters';
import type { stateAddress } from '../stateAddress';

/** Maximum number of program activities or assistance listings requested, and of agencies shown. */
const SUGGESTION_LIMIT = 1000;
const AGENCY_LIMIT = 10;
type Props = Pick<Address<typeof stateAddress>, 'values' | 'write'>;
const areaLayers = (['district', 'county'] as const).map((key) => ({
  key,
  label: layerOf(key).label,
}));

const measures = [
  { key: 'total', label: 'Total Spending' },
  { key: 'capita', label: 'Per Capita Spending' },
] as const;
const codes = [
  { key: '', label: 'All' },
  ...trackedDefCodes.map(({ code, title }) => ({ key: code, label: `${code} - ${title}` })),
];

/** Renders the menus that select the area type and the amount of the map. */
export function MapChoices({ values, write }: Props) {
  return (
    <>
      <Select
        label="Area type"
        options={areaLayers}
        value={values.layer}
        onChoose={(layer) => write({ layer }, 'replace')}
      />
      <Select
        label="Amount"
        options={measures}
        value={values.measure}
        onChoose={(measure) => write({ measure }, 'replace')}
      />
    </>
  );
}

interface ChosenFilterProps {
  label: string;
  /** The label of the chosen value; '' if there is none. */
  selectedLabel: string;
  onRemove: () => void;
  children: ReactNode;
}
/** Renders a combo box with its chosen value below it. */
function ChosenFilter({ label, selectedLabel, onRemove, children }: ChosenFilterProps) {
  return (
    <div>
      {children}
      {selectedLabel && (
        <Chips
          label={`Chosen: ${label}`}
          items={[{ key: 'one', label: selectedLabel, onRemove }]}
        />
      )}
    </div>
  );
}

/** Renders the map filters: emergency code (DEFC), agency, program activity and assistance listing. */
export function MapFilterControls({ values, write }: Props) {
  const agency = parseAgency(values.agency);
  return (
    <div className="state-map__filters" role="group" aria-label="Show on Map">
      <Select
        label="Disaster Emergency Fund Code (DEFC)"
        options={codes}
        value={values.defc}
        onChoose={(defc) => write({ defc }, 'replace')}
      />
      <ChosenFilter
        label="Awarding Agency"
        selectedLabel={agency ? agency.name : ''}
        onRemove={() => write({ agency: '' }, 'replace')}
      >
        <Suggest
          label="Awarding Agency"
          placeholder="All"
          search={async (text, signal) => [
            {
              heading: '',
              items: (await searchAgencies('awarding', text, signal)).slice(0, AGENCY_LIMIT),
            },
          ]}
          itemKey={agencyIdentifier}
          itemText={({ name, abbreviation }) => agencyName(name, abbreviation)}
          itemDetail={({ agencyType, toptierName, toptierAbbreviation }) =>
            agencyType === 'subtier'
              ? `Sub-Agency of ${agencyName(toptierName, toptierAbbreviation)}`
              : ''
          }
          onChoose={(item) => write({ agency: formatAgency(item) }, 'replace')}
        />
      </ChosenFilter>
      <ChosenFilter
        label="Program Activity"
        selectedLabel={values.activity}
        onRemove={() => write({ activity: '' }, 'replace')}
      >
        <Suggest
          label="Program Activity"
          placeholder="All"
          search={async (text, signal) => [
            { heading: '', items: await searchProgramActivities(text, SUGGESTION_LIMIT, signal) },
          ]}
          itemKey={({ code, name }) => `${code} ${name}`}
          itemText={({ code, name }) => codeAndText(code, name)}
          onChoose={({ code }) => write({ activity: code }, 'replace')}
        />
      </ChosenFilter>
      <ChosenFilter
        label="Assistance Listing"
        selectedLabel={values.listing}
        onRemove={() => write({ listing: '' }, 'replace')}
      >
        <Suggest
          label="Assistance Listing"
          placeholder="All"
          search={async (text, signal) => [
            { heading: '', items: await searchListings(text, SUGGESTION_LIMIT, signal) },
          ]}
          itemKey={({ number }) => number}
          itemText={({ number, title }) => codeAndText(number, title)}
          onChoose={({ number }) => write({ listing: number }, 'replace')}
        />
      </ChosenFilter>
    </div>
  );
}
