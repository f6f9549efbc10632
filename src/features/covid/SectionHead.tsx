import { useLatestPeriod } from '@/blocks/submission-periods';
import { date } from '@/domain/displayDate';
import { Icon, type IconName } from '@/ui/Icon';

export interface SectionHeadProps {
  icon: IconName;
  title: string;
  /** The spending that the section covers. If undefined, the line about coverage and dates is not shown. */
  coverage?: 'Total Spending' | 'Award Spending';
}

/** Renders the heading of a section, with the spending it covers and the end date of the data. */
export function SectionHead({ icon, title, coverage }: SectionHeadProps) {
  const { latest } = useLatestPeriod();
  return (
    <div className="section-head covid-section">
      <h2>
        <Icon name={icon} /> {title}
      </h2>
      {coverage && (
        <p className="covid-section__covers">
          This section covers <strong>{coverage}</strong>
          {latest && (
            <>
              {' · '}
              Data through {date(latest.latestSubmissionDate).replace(/\b0/g, '')}
            </>
          )}
        </p>
      )}
    </div>
  );
}
