import { useSelector } from 'react-redux';
import { defCodesChanged, selectStaged, type WithSearchFilters } from '@/blocks/search-filters';
import { trackedDefCodes } from '@/domain/codes/defCodes';
import { date } from '@/domain/format';
import type { DefCodeField } from '@/domain/search/filters/defCodeFilter';
import { chosenDefCodes } from '@/domain/search/searchFilters';
import { useThunkDispatch } from '@/lib/redux';
import { CheckboxGroups } from '@/ui/CheckboxGroups';

const defCodeGroups = [
  { key: 'covid_19', label: 'COVID-19 Spending' },
  { key: 'infrastructure', label: 'Infrastructure Spending' },
].map((group) => ({
  ...group,
  selectable: true,
  items: trackedDefCodes
    .filter(({ disaster }) => disaster === group.key)
    .map(({ code, publicLaw, title, enactmentDay }) => ({
      value: code,
      label: `${code}: ${publicLaw}`,
      description: `${title}, enacted ${date(enactmentDay)}`,
    })),
}));
const createDefCodeControl = (label: string, field: DefCodeField, groups: typeof defCodeGroups) =>
  function DefCodes() {
    const dispatch = useThunkDispatch<WithSearchFilters>();
    const chosenCodes = chosenDefCodes(useSelector(selectStaged));
    return (
      <CheckboxGroups
        label={label}
        groups={groups}
        isSelected={(code) => chosenCodes.includes(code)}
        onToggle={(code) =>
          dispatch(defCodesChanged([code], chosenCodes.includes(code) ? 'remove' : 'add', field))
        }
        onGroup={(_group, codes, direction) => dispatch(defCodesChanged(codes, direction, field))}
      />
    );
  };
/** The filter by Disaster Emergency Fund Code, with the codes for COVID-19 and for infrastructure spending. */
export const DefCodeControl = createDefCodeControl(
  'Disaster Emergency Fund Codes',
  'defCodes',
  defCodeGroups,
);
export const CovidControl = createDefCodeControl(
  'COVID-19 spending codes',
  'covidDefCode',
  defCodeGroups.slice(0, 1),
);
export const InfrastructureControl = createDefCodeControl(
  'Infrastructure spending codes',
  'infraDefCode',
  defCodeGroups.slice(1),
);
