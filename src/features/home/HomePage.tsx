import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLatestPeriod } from '@/blocks/submission-periods';
import { ALL_SPENDING, FigureSubjectContext } from '@/lib/figureSubject';
import { keptPart } from '@/ui/keptPart';
import { lazyPart } from '@/ui/lazyPart';
import { ErrorBoundary } from '@/ui/Status';
import { TakenOver } from '@/ui/TakenOver';
import { useNear } from '@/ui/useNear';
import { Hero } from './components/Hero';
import { SpendingNow } from './sections/SpendingNow';

const Questions = lazyPart(() => import('./components/Questions'), {
  name: 'The answers to common questions',
});
const Featured = keptPart(() => import('./components/FeaturedPair'), { name: 'Featured content' });
const AwardSearches = keptPart(() => import('./components/AwardSearchCards'), {
  name: 'The searches to begin with',
});
const Doors = keptPart(() => import('./components/doors/Doors'), {
  name: 'The ways to the rest of the site',
});
const OldFragment = lazyPart(() => import('./OldFragment'), {
  name: 'The address',
  look: 'silent',
});

/** Figures differ in their period. */
const subject = { name: ALL_SPENDING, period: '' };

/** What is told of the latest period: it is drawn anew with every answer, and what stands below it is not. */
function Figures() {
  const questions = useRef<HTMLDivElement>(null);
  const near = useNear(questions);
  const period = useLatestPeriod();
  return (
    <FigureSubjectContext value={subject}>
      <ErrorBoundary>
        <SpendingNow period={period} />
      </ErrorBoundary>
      <div ref={questions} className="home-questions">
        {near && (
          <ErrorBoundary>
            <Questions period={period} />
          </ErrorBoundary>
        )}
      </div>
    </FigureSubjectContext>
  );
}

/** The way in: a statement, a search box, this year's spending, questions with live answers, and doors to the rest of the site. */
export default function HomePage() {
  const { hash } = useLocation();
  return (
    <div className="home">
      {hash.startsWith('#/') && <OldFragment />}
      <Hero />
      <TakenOver>
        <Figures />
      </TakenOver>
      <Featured />
      <AwardSearches />
      <Doors />
    </div>
  );
}
