import { ErrorBoundary } from '@/ui/Status';
import { FeaturedContent } from './doors/FeaturedContent';
import { WordOfTheDay } from './WordOfTheDay';

/** What is worth a look, beside a word to learn. */
export default function FeaturedPair() {
  return (
    <div className="home__inner home__pair">
      <FeaturedContent />
      <ErrorBoundary>
        <WordOfTheDay />
      </ErrorBoundary>
    </div>
  );
}
