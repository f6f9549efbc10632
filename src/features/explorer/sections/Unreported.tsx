import { Link } from 'react-router-dom';
import { PageLink } from '@/blocks/entity-links';
import type { LatestPeriod } from '@/domain/fiscal';
import { submissionsPath } from '@/domain/submissions/statisticsPaths';
import { EmptyState } from '@/ui/Status';

export interface UnreportedProps {
  /** Whether the unreported amount is missing from the level above. */
  missing: boolean;
  /** Address of the level above. */
  up: string;
  period: LatestPeriod;
}

/** Renders an explanation of obligations that the Treasury has on record but agencies have not broken down. */
export function Unreported({ missing, up, period }: UnreportedProps) {
  if (missing)
    return (
      <EmptyState
        title="There is no unreported data here."
        action={<Link to={up}>Back one level</Link>}
      >
        <p>Agencies reported all details for this selection.</p>
      </EmptyState>
    );
  return (
    <div className="explorer__unreported" role="note">
      <h3>What is Unreported Data?</h3>
      <p>
        The Treasury has this amount as a total, but agencies have not reported what it was
        obligated for. Possible reasons:
      </p>
      <ul>
        <li>An agency submitted no data for the period, or only part of it.</li>
        <li>An agency submitted its data after the period closed.</li>
        <li>In fiscal years 2020 and 2021, some agencies reported only by quarter.</li>
        <li>An agency is correcting its data.</li>
      </ul>
      <p>
        <PageLink to={submissionsPath(period.year, period.period)}>
          See what agencies submitted for this period
        </PageLink>
      </p>
    </div>
  );
}
