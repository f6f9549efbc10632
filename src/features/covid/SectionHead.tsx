import { useLatestPeriod } from '@/blocks/submission-periods';
import { date } from '@/domain/displayDate';
import { Icon, type IconName } from '@/ui/Icon';

export interface SectionHeadProps {
  icon: IconName;
  title: string;
  /** Which spending the section is of; without it none is told. */
  covers?: 'Total Spending' | 'Award Spending';
}

/** The heading of a section: which spending it is of, and through which day. The line keeps its place while the day is on its way. */
export function SectionHead({ icon, title, covers }: SectionHeadProps) {
  const { latest } = useLatestPeriod();
  return (
    <div className="covid-section">
      <h2>
        <Icon name={icon} /> {title}
      </h2>
      {covers && (
        <p className="covid-section__covers">
          This section covers <strong>{covers}</strong>
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
