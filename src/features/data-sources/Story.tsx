import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { sourceId } from '@/domain/site/dataSources';
import { classNames } from '@/lib/classNames';
import { useLoaded } from '@/lib/requests/useLoaded';
import {
  fetchSourceSection,
  getPreloadedSourceSection,
} from '@/services/static-files/dataSourceService';
import { ContentLink } from '@/ui/ContentLink';
import { Skeleton } from '@/ui/Skeleton';
import { PanelError } from '@/ui/Status';

/** Renders a decorative diagram: one block per card on a line, filled up to the current card. */
function Stage({ count, currentIndex }: { count: number; currentIndex: number }) {
  const gap = 300 / count;
  return (
    <svg className="story__stage" viewBox="0 0 200 320" aria-hidden="true" focusable="false">
      <line x1="100" y1={gap / 2 + 10} x2="100" y2={300 - gap / 2 + 10} className="story__line" />
      {Array.from({ length: count }, (_, index) => {
        const y = 10 + gap * (index + 0.5);
        const isReached = index <= currentIndex;
        return (
          <g
            key={index}
            className={classNames(
              'story__block',
              isReached && 'story__block--done',
              index === currentIndex && 'story__block--current',
            )}
          >
            <rect
              x={index === currentIndex ? 40 : 60}
              y={y - 18}
              width={index === currentIndex ? 120 : 80}
              height="36"
              rx="4"
            />
            <text x="100" y={y + 5} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Returns the index of the card in the middle of the viewport, or 0 until the section has loaded. */
const useCurrentCard = (sectionRef: RefObject<HTMLElement | null>, isLoaded: boolean): number => {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (!isLoaded || typeof IntersectionObserver === 'undefined') return undefined;
    const cards = [...(sectionRef.current?.querySelectorAll('.story__card') ?? [])];
    const observer = new IntersectionObserver(
      (entries) =>
        entries.forEach(({ target, isIntersecting }) => {
          if (isIntersecting) setCurrent(cards.indexOf(target));
        }),
      { rootMargin: '-40% 0px -50% 0px' },
    );
    cards.forEach((card) => observer.observe(card));
    return () => observer.disconnect();
  }, [sectionRef, isLoaded]);
  return current;
};

/**
 * Renders a section of the page, with `children` below its cards. Its content loads when the section is near the viewport, unless it is
 * preloaded.
 */
export function Story({
  name,
  label,
  children,
}: {
  name: string;
  label: string;
  children?: ReactNode;
}) {
  const sectionRef = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(
    () =>
      typeof IntersectionObserver === 'undefined' || getPreloadedSourceSection(name) !== undefined,
  );
  const {
    value: section,
    failure,
    retry,
  } = useLoaded(
    isNear ? name : '',
    (signal) => fetchSourceSection(name, signal),
    () => getPreloadedSourceSection(name),
  );
  const current = useCurrentCard(sectionRef, Boolean(section));
  useEffect(() => {
    if (isNear || !sectionRef.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '800px 0px' },
    );
    observer.observe(sectionRef.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <section
      className={classNames('story', !section && 'story--waiting')}
      ref={sectionRef}
      aria-labelledby={sourceId(name)}
    >
      <h2 id={sourceId(name)}>{label}</h2>
      {failure && <PanelError failure={failure} onRetry={retry} />}
      {!failure && !section && <Skeleton lines={4} />}
      {section && !failure && (
        <>
          <p className="story__subtitle">{section.subtitle}</p>
          <div className="story__columns">
            <Stage count={section.cards.length} currentIndex={current} />
            <ol className="story__cards">
              {section.cards.map((card, index) => (
                <li
                  key={card.heading}
                  className={classNames('story__card', index === current && 'story__card--current')}
                >
                  {card.overline && <p className="story__overline">{card.overline}</p>}
                  <h3>{card.heading}</h3>
                  <p>{card.text}</p>
                  {card.links.length > 0 && (
                    <ul className="story__links">
                      {card.links.map(({ label: text, to }) => (
                        <li key={to}>
                          <ContentLink href={to}>{text}</ContentLink>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ol>
          </div>
          {children}
        </>
      )}
    </section>
  );
}
