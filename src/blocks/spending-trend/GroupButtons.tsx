import type { TimeGroup } from '@/domain/fiscalPeriods';
import { trendGroups } from './trendAddress';

/** Renders buttons that group the trend by year, quarter or month. */
export function GroupButtons({
  chosen,
  onChoose,
}: {
  chosen: TimeGroup;
  onChoose: (group: TimeGroup) => void;
}) {
  return (
    <div className="trend-groups" role="group" aria-label="Group by">
      {trendGroups.map(({ key, label }) => (
        <button key={key} type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
          {label}
        </button>
      ))}
    </div>
  );
}
