import type { TimeGroup } from '@/domain/fiscalPeriods';
import { BASE_YEAR, BY_YEAR_ONLY } from '@/domain/priceIndex';
import type { DollarsChoice } from '@/lib/url/dollarsAddress';
import { DollarsToggle } from '@/ui/DollarsToggle';
import { GroupButtons } from './GroupButtons';

interface TrendControlsProps {
  group: TimeGroup;
  dollars: DollarsChoice;
  onGroup: (group: TimeGroup) => void;
  onDollars: (dollars: DollarsChoice) => void;
}
/** Renders the choices of a trend: its grouping, and constant dollars if the grouping is by year. */
export function TrendControls({ group, dollars, onGroup, onDollars }: TrendControlsProps) {
  const isByYear = group === 'fiscal_year';
  return (
    <div className="trend-controls">
      <GroupButtons chosen={group} onChoose={onGroup} />
      <DollarsToggle
        baseYear={BASE_YEAR}
        value={isByYear ? dollars : 'nominal'}
        onChange={onDollars}
        disabledReason={isByYear ? '' : BY_YEAR_ONLY}
      />
    </div>
  );
}
