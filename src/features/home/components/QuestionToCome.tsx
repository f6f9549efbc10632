import type { LatestPeriodAnswer } from '@/blocks/submission-periods';
import { Figure } from '@/ui/Figure';

/** Least height of what answers a question, in CSS pixels. */
export const QUESTION_HEIGHT = 250;

/** A question while the year it is asked of is not known, with what keeps it from its answer. */
export function QuestionToCome({ title, period }: { title: string; period: LatestPeriodAnswer }) {
  const { status, failure, retry } = period;
  return (
    <li className="home-question">
      <Figure
        title={title}
        headingLevel={3}
        minHeight={QUESTION_HEIGHT}
        status={status}
        error={failure?.message}
        onRetry={retry}
        empty={status === 'ready'}
        emptyText="The data on show holds no account data, so the latest year is not known."
      >
        {null}
      </Figure>
    </li>
  );
}
