import type { ReactNode } from 'react';
import { Panel, type PanelProps } from '@/blocks/panel';
import type { LatestPeriod } from '@/domain/fiscal';
import { QUESTION_HEIGHT } from './QuestionPlaceholder';

export interface QuestionSectionProps {
  title: string;
  period: LatestPeriod;
}

export interface AnsweredQuestionProps<Q, A, R> extends Omit<
  PanelProps<Q, A, R>,
  'headingLevel' | 'minHeight' | 'emptyText'
> {
  /** A link to the full answer. */
  link: ReactNode;
}

/** Renders one question: a panel and a link to the full answer. */
export function Question<Q, A, R>({ link, ...panel }: AnsweredQuestionProps<Q, A, R>) {
  return (
    <li className="home-question">
      <Panel
        {...panel}
        headingLevel={3}
        minHeight={QUESTION_HEIGHT}
        emptyText="There is no data for this year."
      />
      {link && <p className="home-question__way">{link}</p>}
    </li>
  );
}
