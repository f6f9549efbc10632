import { chooseScheme, type SchemeChoice } from '@/lib/colorScheme';
import { ToggleGroup } from '@/ui/ToggleGroup';
import { useSchemeChoice } from '@/ui/useColorScheme';

const LABEL = 'Color scheme';
const options: readonly { key: SchemeChoice; label: string }[] = [
  { key: 'system', label: 'System' },
  { key: 'light', label: 'Light' },
  { key: 'dark', label: 'Dark' },
];

/** Renders the switch between light and dark colors, and those of the device. */
export function SchemeSwitch() {
  const choice = useSchemeChoice();
  return (
    <div className="site-footer__scheme">
      <p aria-hidden="true">{LABEL}</p>
      <ToggleGroup label={LABEL} value={choice} options={options} onChange={chooseScheme} />
    </div>
  );
}
