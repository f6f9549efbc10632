import { useSelector } from 'react-redux';
import {
  awardGroupChanged,
  awardTypesChanged,
  selectStaged,
  type WithSearchFilters,
} from '@/blocks/search-filters';
import { awardTypeGroups, type AwardGroupKey } from '@/domain/codes/awardTypes';
import type { AwardTypeField } from '@/domain/search/changes';
import { chosenAwardTypes } from '@/domain/search/searchFilters';
import { useThunkDispatch } from '@/lib/redux';
import { CheckboxGroups } from '@/ui/CheckboxGroups';

const typeGroups = awardTypeGroups.map((group) => ({
  key: group.key,
  label: group.label,
  selectable: true,
  items: group.types.map((type) => ({
    value: type.code,
    label: type.label,
    description: type.longLabel,
    hidden: type.hidden,
    glossary: type.glossary,
  })),
}));
const createAwardTypeControl = (label: string, field: AwardTypeField, groups: typeof typeGroups) =>
  function AwardTypes() {
    const dispatch = useThunkDispatch<WithSearchFilters>();
    const chosenTypes = chosenAwardTypes(useSelector(selectStaged));
    return (
      <CheckboxGroups
        label={label}
        groups={groups}
        isSelected={(code) => chosenTypes.has(code)}
        onToggle={(code) =>
          dispatch(awardTypesChanged([code], chosenTypes.has(code) ? 'remove' : 'add', field))
        }
        onGroup={(group, _codes, direction) =>
          dispatch(awardGroupChanged(group as AwardGroupKey, direction, field))
        }
      />
    );
  };
const isContractGroup = ({ key }: { key: AwardGroupKey }) => key === 'contracts' || key === 'idvs';
/** The award type filter with all six groups. */
export const AwardTypeControl = createAwardTypeControl('Award type', 'awardType', typeGroups);
/** The award type filter for contracts and IDVs (indefinite delivery vehicles). */
export const ContractAwardTypeControl = createAwardTypeControl(
  'Contract award type',
  'contractAwardType',
  typeGroups.filter(isContractGroup),
);
/** The award type filter for grants, direct payments, loans and other assistance. */
export const AssistanceAwardTypeControl = createAwardTypeControl(
  'Financial assistance award type',
  'financialAssistanceAwardType',
  typeGroups.filter((group) => !isContractGroup(group)),
);
