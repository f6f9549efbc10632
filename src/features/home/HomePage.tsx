import { ErrorBoundary } from '@/ui/Status';
import { AwardSearchCards } from './components/AwardSearchCards';
import { ExploreOrDownload, FeaturedContent, FindResources, ReadyToGetStarted } from './components/Doors';
import { Hero } from './components/Hero';
import { WordOfTheDay } from './components/WordOfTheDay';

/** The way in: a statement, a search box, and doors to the rest of the site. */
export default function HomePage() {
  return (
    <div className="home">
      <Hero />
      <div className="home__inner home__pair"><FeaturedContent /><ErrorBoundary><WordOfTheDay /></ErrorBoundary></div>
      <AwardSearchCards />
      <ExploreOrDownload />
      <FindResources />
      <ReadyToGetStarted />
    </div>
  );
}
