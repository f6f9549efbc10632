import { lazy, Suspense, useRef } from 'react';
import { useLatestPeriod } from '@/blocks/submission-periods';
import { ErrorBoundary } from '@/ui/Status';
import { useNear } from '@/ui/useNear';
import { AwardSearchCards } from './components/AwardSearchCards';
import { ExploreOrDownload, FeaturedContent, FindResources, ReadyToGetStarted } from './components/Doors';
import { Hero } from './components/Hero';
import { SpendingNow } from './components/SpendingNow';
import { WordOfTheDay } from './components/WordOfTheDay';

const Questions = lazy(() => import('./components/Questions'));

/** The way in: a statement, a search box, this year's spending, questions with live answers, and doors to the rest of the site. */
export default function HomePage() {
  const questions = useRef<HTMLDivElement>(null);
  const near = useNear(questions);
  const period = useLatestPeriod();
  return (
    <div className="home">
      <Hero />
      <ErrorBoundary><SpendingNow period={period} /></ErrorBoundary>
      <div ref={questions} className="home-questions">{near && <ErrorBoundary><Suspense fallback={null}><Questions latest={period.latest} /></Suspense></ErrorBoundary>}</div>
      <div className="home__inner home__pair"><FeaturedContent /><ErrorBoundary><WordOfTheDay /></ErrorBoundary></div>
      <AwardSearchCards />
      <ExploreOrDownload />
      <FindResources />
      <ReadyToGetStarted />
    </div>
  );
}
