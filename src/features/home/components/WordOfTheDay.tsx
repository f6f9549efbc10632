import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { loadGlossary, selectGlossary, type WithSlideOuts } from '@/blocks/slide-outs';
import { helpMail } from '@/domain/site/site';
import { shortWord, wordOfTheDay } from '@/domain/site/wordOfTheDay';
import { useSettled } from '@/lib/useSettled';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { Prose } from '@/markdown';
import { Icon } from '@/ui/Icon';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { Loading } from '@/ui/Status';

/** The glossary's word of the day. It shares the one list that the glossary panel keeps. */
export function WordOfTheDay() {
  const dispatch = useThunkDispatch<WithSlideOuts>();
  const { track } = usePorts();
  const { cache, loading, error } = useSelector(selectGlossary);
  const name = useSettled(() => wordOfTheDay(new Date()), '');
  useEffect(() => {
    if (!cache.size) void dispatch(loadGlossary());
  }, [cache, dispatch]);
  const term = [...cache.values()].find(
    (entry) => entry.term.trim().toLowerCase() === name.trim().toLowerCase(),
  );
  const failed = !loading && (!term || (error && !term));
  return (
    <section className="home-word" aria-labelledby="word-of-the-day">
      <h2 id="word-of-the-day">
        <Icon name="bulb" />
        Word of the Day
      </h2>
      {loading && <Loading />}
      {failed && (
        <div className="home-word__error">
          <img src="/graphics/word-error.svg" width="160" height="90" alt="" />
          <p>
            <strong>Something went wrong</strong>
          </p>
          <p>The word of the day could not be shown.</p>
          <a href={helpMail('Word of the Day Error')}>Report this error</a>
        </div>
      )}
      {term && !loading && (
        <div className="home-word__card">
          <h3>{shortWord(term.term)}</h3>
          <div className="home-word__text">
            <Prose text={term.plain} headingLevel={4} definitions={false} />
          </div>
          <SlideOutLink
            panel="glossary"
            slug={term.slug}
            className="home-word__more"
            onFollow={() => track('homeWord')}
          >
            Read More<span className="usa-sr-only"> about {term.term}</span>
          </SlideOutLink>
        </div>
      )}
    </section>
  );
}
