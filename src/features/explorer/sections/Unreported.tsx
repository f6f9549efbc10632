import { Link } from 'react-router-dom';
import { PageLink } from '@/blocks/entity-links';
import type { LatestPeriod } from '@/domain/fiscal';
import { submissionsPath } from '@/domain/submissions/statisticsPaths';
import { EmptyState } from '@/ui/Status';

export interface UnreportedProps {
  /** Whether the level above has no unreported amount. */
  missing: boolean;
  /** Address of the level above. */
  up: string;
  period: LatestPeriod;
}

/** An explanation of unreported amounts: obligations that the Treasury has on record but agencies have not broken down. */
export function Unreported({ missing, up, period }: UnreportedProps) {
  if (missing)
    return (
      <EmptyState title="Nothing is unreported here." action={<Link to={up}>Back one level</Link>}>
        <p>All of what is chosen above is reported in detail for this period.</p>
      </EmptyState>
    );
  return (
    <div className="explorer__unreported" role="note">
      <h3>What is Unreported Data?</h3>
      <p>
        The Treasury knows this amount as a total. No agency has said yet what it was obligated for,
        so it cannot be broken down any further. Reasons are:
      </p>
      <ul>
        <li>An agency has sent no data for the period, or only a part of it.</li>
        <li>An agency sent its data after the period was closed.</li>
        <li>
          In fiscal years 2020 and 2021 some agencies reported by quarters only: between them
          nothing is known of the single months.
        </li>
        <li>What an agency sent is being corrected just now.</li>
      </ul>
      <p>
        <PageLink to={submissionsPath(period.year, period.period)}>
          Which agencies submitted what for this period
        </PageLink>
      </p>
    </div>
  );
}
