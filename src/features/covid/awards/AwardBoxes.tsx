import type { CovidTab } from '@/domain/disaster/awardTabs';
import type { DisasterAmounts } from '@/domain/disaster/spendingTable';
import { count, money, profileCount, profileMoney } from '@/domain/format';
import { currentValue, type Answer } from '@/lib/requests/useAnswer';
import { PanelError } from '@/ui/Status';
import { CountedFigures } from '../CountedFigures';
import type { CountAnswer } from './useTabCounts';
import './covid-awards.scss';

export interface AwardBoxesProps {
  tab: CovidTab;
  /** The label of the count, such as `Number of Recipients`. */
  label: string;
  countAnswer: CountAnswer;
  amounts: Answer<unknown, DisasterAmounts>;
}
/** Renders four key figures of the awards of a tab, or an error if its amounts failed to load. */
export function AwardBoxes({ tab, label, countAnswer, amounts }: AwardBoxesProps) {
  const totals = currentValue(amounts);
  const total = currentValue(countAnswer);
  const subtitle = tab.key === 'all' ? `for ${tab.label}` : `for all ${tab.label}`;
  if (amounts.failure && !totals)
    return <PanelError failure={amounts.failure} onRetry={amounts.retry} />;
  return (
    <div className="covid-award-boxes">
      <CountedFigures
        errorMessage={countAnswer.failure && total === null && `We couldn’t load “${label}”.`}
        onRetry={countAnswer.retry}
        figures={[
          { label, value: profileCount(total), exact: subtitle },
          {
            label: 'Award Obligations',
            value: profileMoney(totals?.obligation),
            exact: `${money(totals?.obligation)} ${subtitle}`,
          },
          {
            label: 'Award Outlays',
            value: profileMoney(totals?.outlay),
            exact: `${money(totals?.outlay)} ${subtitle}`,
          },
          {
            label: 'Number of Awards',
            value: profileCount(totals?.awardCount),
            exact: `${count(totals?.awardCount)} ${subtitle}`,
          },
        ]}
      />
    </div>
  );
}
