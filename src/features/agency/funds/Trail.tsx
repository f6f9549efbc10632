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
  /** The agency and the chosen row of each level below it; only the code of a row until it has loaded. */
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
  // Resources are assigned to accounts; rows below a TAS have only obligations.
  return at > 3
    ? `${profileMoney(obligations)} committed`
    : `${profileMoney(obligations)} committed of ${profileMoney(resources)} Total Budgetary Resources`;
};
const nameOf = (at: number, step: Funds | string): string => {
  if (typeof step === 'string') return step;
  return at === 2 ? `${step.id}: ${step.name}` : step.name;
};

/** The current place in the status of funds, from the agency down. Each step links to its level. */
export function Trail({ steps, kind, outlays, hrefOf }: TrailProps) {
  const last = steps.length - 1;
  return (
    <nav className="funds-trail" aria-label="Status of funds: where you are">
      <ol>
        {steps.map((step, at) => (
          <li key={getStepLabel(at, kind)} aria-current={at === last ? 'step' : undefined}>
            <span className="funds-trail__label">{getStepLabel(at, kind)}</span>
            <span className="funds-trail__name">
              {at === last ? (
                nameOf(at, step)
              ) : (
                <Link to={hrefOf(at as FundsLevel)}>{nameOf(at, step)}</Link>
              )}
            </span>
            <span className="funds-trail__words">
              {typeof step === 'string' ? '\u00a0' : getStepAmounts(at, step, outlays)}
            </span>
          </li>
        ))}
      </ol>
      {last > 0 && (
        <Link className="usa-button usa-button--outline" to={hrefOf((last - 1) as FundsLevel)}>
          <Icon name="chevron-up" /> Back
        </Link>
      )}
    </nav>
  );
}
