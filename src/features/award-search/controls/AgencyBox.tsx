import { useSelector } from 'react-redux';
import {
  agencyText,
  agencyToggled,
  selectStaged,
  type WithSearchFilters,
} from '@/blocks/search-filters';
import { loadCorrections } from '@/blocks/spelling';
import { isSameAgency } from '@/domain/agencyMatch';
import { agencyName } from '@/domain/format';
import type { AgencyField } from '@/domain/search/changes';
import { agencyIdentifier } from '@/domain/search/searchFilters';
import { useThunkDispatch } from '@/lib/redux';
import { searchAgencies } from '@/services/autocomplete/agencyMatchService';
import { Chips } from '@/ui/Chips';
import { Suggest } from '@/ui/Suggest';

export function AgencyBox({
  field,
  type,
  label,
}: {
  field: AgencyField;
  type: 'awarding' | 'funding';
  label: string;
}) {
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const chosenAgencies = useSelector(selectStaged)[field];
  return (
    <>
      <Suggest
        label={label}
        placeholder={label}
        search={async (text, signal) => [
          {
            heading: '',
            items: (await searchAgencies(type, text, signal))
              .filter((agency) => !chosenAgencies.some((chosen) => isSameAgency(chosen, agency)))
              .slice(0, 10),
          },
        ]}
        correct={async (text, groups, signal) => {
          if (groups.some(({ items }) => items.length)) return undefined;
          return (await loadCorrections()).correctAgency(type, text, signal);
        }}
        itemKey={agencyIdentifier}
        itemText={(agency) => agencyName(agency.name, agency.abbreviation)}
        itemDetail={(agency) =>
          agency.agencyType === 'subtier'
            ? `Sub-Agency of ${agencyName(agency.toptierName, agency.toptierAbbreviation)}`
            : ''
        }
        onChoose={(agency) => dispatch(agencyToggled(field, agency))}
      />
      <Chips
        label={`Chosen: ${label}`}
        items={[...chosenAgencies].map(([key, agency]) => ({
          key,
          label: agencyText(agency),
          onRemove: () => dispatch(agencyToggled(field, agency)),
        }))}
      />
    </>
  );
}
