import type { LatestPeriodAnswer } from '@/blocks/submission-periods';
import { Figure } from '@/ui/Figure';

/** The minimum height of the content of a question, in CSS pixels. */
export const QUESTION_HEIGHT = 250;

/** Shows a placeholder for a question while the latest year loads, fails to load, or does not exist. */
export function QuestionPlaceholder({
  title,
  period,
}: {
  title: string;
  period: LatestPeriodAnswer;
}) {
  const { status, failure, retry } = period;
  return (
    <li className="home-question">
      <Figure
        title={title}
        headingLevel={3}
        minHeight={QUESTION_HEIGHT}
        status={status}
        failure={failure}
        onRetry={retry}
        empty={status === 'ready'}
        emptyText="There is no account data, so the latest year is unknown."
      >
        {null}
      </Figure>
    </li>
  );
}
