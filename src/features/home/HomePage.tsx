import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLatestPeriod } from '@/blocks/submission-periods';
import { lazyPart } from '@/ui/lazyPart';
import { ErrorBoundary } from '@/ui/Status';
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

/** The way in: a statement, a search box, this year's spending, questions with live answers, and doors to the rest of the site. */
export default function HomePage() {
  const { hash } = useLocation();
  const questions = useRef<HTMLDivElement>(null);
  const near = useNear(questions);
  const period = useLatestPeriod();
  return (
    <div className="home">
      {hash.startsWith('#/') && <OldFragment />}
      <Hero />
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
      <div className="home__inner home__pair">
        <FeaturedContent />
        <ErrorBoundary>
          <WordOfTheDay />
        </ErrorBoundary>
      </div>
      <AwardSearchCards />
      <ExploreOrDownload />
      <FindResources />
      <ReadyToGetStarted />
    </div>
  );
}
