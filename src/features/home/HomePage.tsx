import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLatestPeriod } from '@/blocks/submission-periods';
import { ALL_SPENDING, FigureSubjectContext } from '@/lib/figureSubject';
import { lazyComponent } from '@/ui/lazyComponent';
import { ErrorBoundary } from '@/ui/Status';
import { useNear } from '@/ui/useNear';
import { AwardSearchCards } from './components/AwardSearchCards';
import { ExploreOrDownload } from './components/doors/ExploreOrDownload';
import { FeaturedContent } from './components/doors/FeaturedContent';
import { FindResources } from './components/doors/FindResources';
import { ReadyToGetStarted } from './components/doors/ReadyToGetStarted';
import { Hero } from './components/Hero';
import { WordOfTheDay } from './components/WordOfTheDay';
import { SpendingNow } from './sections/SpendingNow';

const Questions = lazyComponent(() => import('./components/Questions'), {
  name: 'The answers to common questions',
});
const OldFragment = lazyComponent(() => import('./OldFragment'), {
  name: 'The address',
  look: 'silent',
});

/** The figures have different periods, so the shared subject has none. */
const subject = { name: ALL_SPENDING, period: '' };

/** Shows the figures of the latest period. It is separate, so that a response does not render the rest of the page again. */
function Figures() {
  const questionsRef = useRef<HTMLDivElement>(null);
  const isNear = useNear(questionsRef);
  const period = useLatestPeriod();
  return (
    <FigureSubjectContext value={subject}>
      <ErrorBoundary>
        <SpendingNow period={period} />
      </ErrorBoundary>
      <div ref={questionsRef} className="home-questions">
        {isNear && (
          <ErrorBoundary>
            <Questions period={period} />
          </ErrorBoundary>
        )}
      </div>
    </FigureSubjectContext>
  );
}

/** Renders the home page: a headline, a search box, spending of this year, common questions, and links to the rest of the site. */
export default function HomePage() {
  const { hash } = useLocation();
  return (
    <div className="home">
      {hash.startsWith('#/') && <OldFragment />}
      <Hero />
      <Figures />
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
