import { use, useEffect, useRef, useSyncExternalStore, type ComponentType } from 'react';
import { drawnParts } from '@/lib/drawnParts';
import { whenIdle } from '@/lib/whenIdle';
import { lazyPart } from './lazyPart';
import { TakenOver } from './TakenOver';

const never = () => () => {};
/** How long after a failure the code is asked for again, in milliseconds, unless the network comes back before. */
const AGAIN_AFTER = 10_000;
const untilAgain = (): Promise<void> =>
  new Promise((done) => {
    const again = () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
      done();
    };
    const timer = setTimeout(again, AGAIN_AFTER);
    window.addEventListener('online', again);
  });

/**
 * A part of a page below its first screen whose code comes by itself, when the part is near or the browser has nothing else to do. What the
 * build drew of it stays until then, at its height and with links that work, and for good where the code cannot be had. Where nothing was
 * drawn, as after a step within the site, it is a `lazyPart`, and says so when it fails.
 */
export const keptPart = (
  load: () => Promise<{ default: ComponentType }>,
  { name }: { name: string },
): ComponentType => {
  const Late = lazyPart(load, { name, waiting: <div className="kept-part" /> });
  drawnParts.kept.push(Late.settle);
  let begin = () => {};
  const begun = new Promise<void>((done) => {
    begin = done;
  });
  const come = async () => {
    await begun;
    while (!(await Late.settle())) await untilAgain();
  };
  let coming: Promise<void> | undefined;
  /** What was drawn stays as it is while this is waited for. */
  function Coming() {
    use((coming ??= come()));
    return null;
  }
  function Kept() {
    const isDrawn = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    return isDrawn && !Late.isThere() ? <Coming /> : <Late />;
  }
  return function KeptPart() {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const callOff = whenIdle(begin);
      if (typeof IntersectionObserver === 'undefined') return callOff;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
        },
        { rootMargin: '600px' },
      );
      observer.observe(place.current!);
      return () => {
        callOff();
        observer.disconnect();
      };
    }, []);
    return (
      <div ref={place}>
        <TakenOver>
          <Kept />
        </TakenOver>
      </div>
    );
  };
};
