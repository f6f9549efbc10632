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

/** The emergency codes of either form. `off` says why none can be chosen; '' if they can. */
export function EmergencyCodesSection({
  chosen,
  off = '',
  onChange,
}: {
  chosen: readonly string[];
  off?: string;
  onChange: (codes: readonly string[]) => void;
}) {
  return (
    <Section title="Filter by Disaster Emergency Fund Codes (DEFCs) (Optional)" done>
      {off && <p className="field-hint">{off}</p>}
      <CheckboxGroups
        label="Disaster Emergency Fund Codes"
        groups={groups}
        disabled={off !== ''}
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
    </Section>
  );
}
