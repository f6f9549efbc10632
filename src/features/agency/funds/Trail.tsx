import { Link } from 'react-router-dom';
import {
  levelName,
  type Funds,
  type FundsLevel,
  type LineKind,
} from '@/domain/agencies/statusOfFunds';
import { profileMoney } from '@/domain/format';
import { Icon } from '@/ui/Icon';

export interface TrailProps {
  /** The agency, then the chosen row of each level below it. Until a row has loaded, its step is only the code. */
  steps: readonly (Funds | string)[];
  kind: LineKind;
  outlays: boolean;
  hrefOf: (level: FundsLevel) => string;
}
const getStepLabel = (at: number, kind: LineKind): string =>
  at === 0 ? 'Parent Agency' : levelName((at - 1) as FundsLevel, kind);
const getStepAmounts = (
  at: number,
  { resources, obligations, outlays }: Funds,
  isOutlays: boolean,
) => {
  if (isOutlays) return `${profileMoney(outlays)} has been paid out`;
  // Budgetary resources are assigned to accounts, so rows below a Treasury account have none.
  return at > 3
    ? `${profileMoney(obligations)} committed`
    : `${profileMoney(obligations)} committed of ${profileMoney(resources)} Total Budgetary Resources`;
};
const getStepName = (at: number, step: Funds | string): string => {
  if (typeof step === 'string') return step;
  return at === 2 ? `${step.id}: ${step.name}` : step.name;
};

/** Shows the current path in the status of funds, from the agency down. Each step except the last links to its level. */
export function Trail({ steps, kind, outlays, hrefOf }: TrailProps) {
  const lastIndex = steps.length - 1;
  return (
    <nav className="funds-trail" aria-label="Status of funds: where you are">
      <ol>
        {steps.map((step, at) => (
          <li key={getStepLabel(at, kind)} aria-current={at === lastIndex ? 'step' : undefined}>
            <span className="funds-trail__label">{getStepLabel(at, kind)}</span>
            <span className="funds-trail__name">
              {at === lastIndex ? (
                getStepName(at, step)
              ) : (
                <Link to={hrefOf(at as FundsLevel)}>{getStepName(at, step)}</Link>
              )}
            </span>
            <span className="funds-trail__words">
              {typeof step === 'string' ? '\u00a0' : getStepAmounts(at, step, outlays)}
            </span>
          </li>
        ))}
      </ol>
      {lastIndex > 0 && (
        <Link className="usa-button usa-button--outline" to={hrefOf((lastIndex - 1) as FundsLevel)}>
          <Icon name="chevron-up" /> Back
        </Link>
      )}
    </nav>
  );
}
