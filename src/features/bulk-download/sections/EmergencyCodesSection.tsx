import { trackedDefCodes } from '@/domain/codes/defCodes';
import { CheckboxGroups } from '@/ui/CheckboxGroups';
import { Section } from '../components/Section';

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

/** Renders the checkboxes for emergency codes. `disabledReason` is the reason why they are disabled; '' enables them. */
export function EmergencyCodesSection({
  step,
  chosenCodes,
  disabledReason = '',
  onChange,
}: {
  step: number;
  chosenCodes: readonly string[];
  disabledReason?: string;
  onChange: (codes: readonly string[]) => void;
}) {
  return (
    <Section step={step} title="Filter by Disaster Emergency Fund Codes (DEFCs) (Optional)">
      {disabledReason && <p className="field-hint">{disabledReason}</p>}
      <CheckboxGroups
        label="Disaster Emergency Fund Codes"
        groups={groups}
        disabled={disabledReason !== ''}
        isSelected={(code) => chosenCodes.includes(code)}
        onToggle={(code) =>
          onChange(
            chosenCodes.includes(code)
              ? chosenCodes.filter((chosenCode) => chosenCode !== code)
              : [...chosenCodes, code],
          )
        }
        onGroup={(_group, codes, direction) =>
          onChange([
            ...chosenCodes.filter((chosenCode) => !codes.includes(chosenCode)),
            ...(direction === 'add' ? codes : []),
          ])
        }
      />
    </Section>
  );
}
