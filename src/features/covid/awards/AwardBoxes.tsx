import { KeyFigures } from '@/blocks/profile';
import type { CovidTab } from '@/domain/disaster/awardTabs';
import type { DisasterAmounts } from '@/domain/disaster/spendingTable';
import { count, money, profileCount, profileMoney } from '@/domain/format';
import { currentValue, type Answer } from '@/lib/requests/useAnswer';
import { PanelError } from '@/ui/Status';
import type { CountAnswer } from './useTabCounts';
import './covid-awards.scss';

export interface AwardBoxesProps {
  tab: CovidTab;
  /** The label of the count, such as `Number of Recipients`. */
  label: string;
  counted: CountAnswer | undefined;
  amounts: Answer<unknown, DisasterAmounts>;
}
/** Returns a subtitle such as `for all Grants`. */
const forTab = ({ key, label }: CovidTab): string =>
  key === 'all' ? `for ${label}` : `for all ${label}`;

/** Four key figures of the awards of a tab. If the count fails, the amounts are still shown. */
export function AwardBoxes({ tab, label, counted, amounts }: AwardBoxesProps) {
  const all = currentValue(amounts);
  const many = counted ? currentValue(counted) : null;
  const subtitle = forTab(tab);
  if (amounts.failure && !all)
    return <PanelError failure={amounts.failure} onRetry={amounts.retry} />;
  return (
    <div className="covid-award-boxes">
      <KeyFigures
        figures={[
          { label, value: profileCount(many), exact: subtitle },
          {
            label: 'Award Obligations',
            value: profileMoney(all?.obligation),
            exact: `${money(all?.obligation)} ${subtitle}`,
          },
          {
            label: 'Award Outlays',
            value: profileMoney(all?.outlay),
            exact: `${money(all?.outlay)} ${subtitle}`,
          },
          {
            label: 'Number of Awards',
            value: profileCount(all?.awardCount),
            exact: `${count(all?.awardCount)} ${subtitle}`,
          },
        ]}
      />
      {counted?.failure && many === null && (
        <p className="covid-count-failed" role="status">
          {label} could not be loaded.{' '}
          <button type="button" className="usa-button usa-button--unstyled" onClick={counted.retry}>
            Count again
          </button>
        </p>
      )}
    </div>
  );
}
