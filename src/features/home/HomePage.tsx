import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLatestPeriod } from '@/blocks/submission-periods';
import { lazyPart } from '@/ui/lazyPart';
import { ErrorBoundary } from '@/ui/Status';
import { TakenOver } from '@/ui/TakenOver';
import { useNear } from '@/ui/useNear';
import { AwardSearchCards } from './components/AwardSearchCards';
import { ExploreOrDownload } from './components/doors/ExploreOrDownload';
import { FeaturedContent } from './components/doors/FeaturedContent';
import { FindResources } from './components/doors/FindResources';
import { ReadyToGetStarted } from './components/doors/ReadyToGetStarted';
import { Hero } from './components/Hero';
import { SpendingNow } from './sections/SpendingNow';
import { WordOfTheDay } from './components/WordOfTheDay';

const Questions = lazyPart(() => import('./components/Questions'), {
  name: 'The answers to common questions',
});
const OldFragment = lazyPart(() => import('./OldFragment'), {
  name: 'The address',
  look: 'silent',
});

/** What is told of the latest period: it is drawn anew with every answer, and what stands below it is not. */
function Figures() {
  const questions = useRef<HTMLDivElement>(null);
  const near = useNear(questions);
  const period = useLatestPeriod();
  return (
    <>
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
    </>
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
      <TakenOver>
        <div className="home__inner home__pair">
          <FeaturedContent />
          <ErrorBoundary>
            <WordOfTheDay />
          </ErrorBoundary>
        </div>
      </TakenOver>
      <TakenOver>
        <AwardSearchCards />
      </TakenOver>
      <TakenOver>
        <ExploreOrDownload />
      </TakenOver>
      <TakenOver>
        <FindResources />
      </TakenOver>
      <TakenOver>
        <ReadyToGetStarted />
      </TakenOver>
    </div>
  );
}
