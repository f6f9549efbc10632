import type { ComponentType } from 'react';
import type { LatestPeriodAnswer } from '@/blocks/submission-periods';
import { ClassQuestion } from '../sections/ClassQuestion';
import { RecipientQuestion } from '../sections/RecipientQuestion';
import { StateQuestion } from '../sections/StateQuestion';
import { YearsQuestion } from '../sections/YearsQuestion';
import type { QuestionSectionProps } from './Question';
import { QuestionPlaceholder } from './QuestionPlaceholder';

const questions: readonly { title: string; Section: ComponentType<QuestionSectionProps> }[] = [
  { title: 'What did my state receive?', Section: StateQuestion },
  { title: 'Who received the most?', Section: RecipientQuestion },
  { title: 'What is it spent on?', Section: ClassQuestion },
  { title: 'How has it changed?', Section: YearsQuestion },
];

/** Renders common questions, each answered by a small chart of the latest published fiscal year. */
export default function Questions({ period }: { period: LatestPeriodAnswer }) {
  const { latest } = period;
  return (
    <section className="home-section home__inner" aria-labelledby="home-questions">
      <p className="home__overline">Questions people ask</p>
      <h2 id="home-questions">Where does the money go?</h2>
      <p>
        Four quick answers for {latest ? `fiscal year ${latest.year}` : 'the latest fiscal year'}.
        Select one to explore.
      </p>
      <ul className="home-questions__list">
        {questions.map(({ title, Section }) =>
          latest ? (
            <Section key={title} title={title} period={latest} />
          ) : (
            <QuestionPlaceholder key={title} title={title} period={period} />
          ),
        )}
      </ul>
    </section>
  );
}
