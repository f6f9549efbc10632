import { useRef } from 'react';
import { Icon } from '@/ui/Icon';
import { lazyComponent } from '@/ui/lazyComponent';
import { Loading } from '@/ui/Status';
import { useNear } from '@/ui/useNear';

const WordCard = lazyComponent(() => import('./WordCard'), {
  name: 'The word of the day',
  waiting: <Loading />,
});

/** Renders the section with the word of the day. Its card loads when it is near the viewport. */
export function WordOfTheDay() {
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section);
  return (
    <section ref={section} className="home-word" aria-labelledby="word-of-the-day">
      <h2 id="word-of-the-day">
        <Icon name="bulb" />
        Word of the Day
      </h2>
      {isNear && <WordCard />}
    </section>
  );
}
