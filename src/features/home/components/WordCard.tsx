import { useEffect, useState } from 'react';
import { parseTerm } from '@/domain/content';
import { isSameTerm, type GlossaryTerm } from '@/domain/glossary';
import { helpMail } from '@/domain/site/site';
import { shortenName, wordOfTheDay } from '@/domain/site/wordOfTheDay';
import { loadChunk } from '@/lib/requests/loadChunk';
import { usePorts } from '@/lib/ports';
import { useAnswer } from '@/lib/requests/useAnswer';
import { MarkdownText } from '@/markdown';
import { glossaryMatches } from '@/services/glossary/glossaryService';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { Loading } from '@/ui/Status';

/** Returns the bundled copy of a glossary term, for when the API fails; undefined until loaded, null if there is none. */
const useBundledTerm = (name: string, isNeeded: boolean): GlossaryTerm | null | undefined => {
  const [bundledTerm, setBundledTerm] = useState<GlossaryTerm | null>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isUnmounted = false;
    const findTerm = async () => {
      const { allTerms } = await loadChunk(() => import('@/markdown/allTerms'), {
        mayReload: false,
      });
      return Object.entries(allTerms)
        .map(([slug, text]) => parseTerm(slug, text))
        .find(({ term }) => isSameTerm(term, name));
    };
    void findTerm()
      .catch(() => undefined)
      .then((term) => {
        if (!isUnmounted) setBundledTerm(term ?? null);
      });
    return () => {
      isUnmounted = true;
    };
  }, [name, isNeeded]);
  return bundledTerm;
};

/** Shows the word of the day with its definition, or a link to report that it could not be loaded. */
export default function WordCard() {
  const { track } = usePorts();
  const [name] = useState(() => wordOfTheDay(new Date()));
  const { value, status } = useAnswer(glossaryMatches, { text: name });
  const bundledTerm = useBundledTerm(name, status === 'failed');
  const term = value ? value.find((entry) => isSameTerm(entry.term, name)) : bundledTerm;
  if (!term)
    return status === 'loading' || (status === 'failed' && bundledTerm === undefined) ? (
      <Loading />
    ) : (
      <div className="home-word__error">
        <img src="/graphics/word-error.svg" width="160" height="90" alt="" />
        <p>
          <strong>Something went wrong</strong>
        </p>
        <p>We couldn’t show the word of the day.</p>
        <a href={helpMail('Word of the Day Error')}>Report this error</a>
      </div>
    );
  return (
    <div className="home-word__card">
      <h3>{shortenName(term.term)}</h3>
      <div className="home-word__text">
        <MarkdownText text={term.plain} headingLevel={4} definitions={false} />
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
  );
}
