import { trackedDefCodes } from '@/domain/codes/defCodes';
import { CheckboxGroups } from '@/ui/CheckboxGroups';

const groups = (
  [
    ['covid_19', 'COVID-19 Spending'],
    ['infrastructure', 'Infrastructure Spending'],
  ] as const
).map(([key, label]) => ({
  key,
  label,
  selectable: true,
  items: trackedDefCodes
    .filter(({ disaster }) => disaster === key)
    .map(({ code, title, publicLaw }) => ({
      value: code,
      label: `${code}: ${title}`,
      description: publicLaw,
    })),
}));

/** The checkboxes for the emergency codes (DEFCs) of a form. */
export function EmergencyCodes({
  chosen,
  onChange,
  disabled,
}: {
  chosen: readonly string[];
  onChange: (codes: readonly string[]) => void;
  disabled?: boolean;
}) {
  return (
    <CheckboxGroups
      label="Disaster Emergency Fund Codes"
      groups={groups}
      disabled={disabled}
      selected={(code) => chosen.includes(code)}
      onToggle={(code) =>
        onChange(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
      }
      onGroup={(_group, codes, direction) =>
        onChange([
          ...chosen.filter((one) => !codes.includes(one)),
          ...(direction === 'add' ? codes : []),
        ])
      }
    />
  );
}
