import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { drawnParts } from '@/lib/drawnParts';
import { whenIdle } from '@/lib/whenIdle';
import { lazyPart } from './lazyPart';

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
const focusable = (place: Element): readonly HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('a, button, input, select, [tabindex]'),
];
const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/**
 * A part of a page below its first screen whose code comes by itself, when the part is near or the browser has nothing else to do. What the
 * build drew of it stays until then, at its height and with links that work, and for good where the code cannot be had; the focus stays where
 * it is in it, and a button that was pressed and still has it is pressed as soon as it can answer. Where nothing was drawn, as after a step within the site, it is a `lazyPart`, and says so when it fails.
 */
export const keptPart = (
  load: () => Promise<{ default: ComponentType }>,
  { name }: { name: string },
): ComponentType => {
  const Late = lazyPart(load, { name, waiting: <div className="kept-part" /> });
  drawnParts.kept.push(Late.settle);
  return function KeptPart() {
    const isTakenOver = useSyncExternalStore(
      never,
      () => false,
      () => !Late.isThere(),
    );
    const [isKept, setKept] = useState(isTakenOver);
    const place = useRef<HTMLDivElement>(null);
    /** Which of what can be focused had the focus when what was drawn gave way. */
    const focused = useRef(-1);
    /** The button that was pressed, has the focus, and could not answer yet. */
    const pressed = useRef<Element>(null);
    useEffect(() => {
      if (!isKept) return undefined;
      const own = place.current!;
      let isHere = true;
      let begun = false;
      const begin = async () => {
        if (begun) return;
        begun = true;
        while (isHere && !(await Late.settle())) await untilAgain();
        if (!isHere) return;
        focused.current = focusable(own).indexOf(document.activeElement as HTMLElement);
        if (pressed.current !== document.activeElement) pressed.current = null;
        startTransition(() => setKept(false));
      };
      const handleClick = ({ target }: MouseEvent) => {
        const button = (target as Element).closest('button');
        if (!button) return;
        pressed.current = button;
        // Some browsers leave the focus where it was.
        button.focus();
        void begin();
      };
      own.addEventListener('click', handleClick);
      const callOff = whenIdle(() => void begin());
      const observer =
        typeof IntersectionObserver === 'undefined'
          ? undefined
          : new IntersectionObserver(
              (entries) => {
                if (entries.some(({ isIntersecting }) => isIntersecting)) void begin();
              },
              { rootMargin: '600px' },
            );
      observer?.observe(own);
      return () => {
        isHere = false;
        callOff();
        own.removeEventListener('click', handleClick);
        observer?.disconnect();
      };
    }, [isKept]);
    useLayoutEffect(() => {
      if (isKept) return;
      const own = focusable(place.current!)[focused.current];
      own?.focus({ preventScroll: true });
      // Only what is the same button still: its code may draw more or less than the build did.
      if (own && pressed.current && nameOf(own) === nameOf(pressed.current)) own.click();
    }, [isKept]);
    return isKept ? (
      // React leaves the inside of such an element as it finds it when it takes a page over.
      <div
        key="kept"
        ref={place}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    ) : (
      <div key="own" ref={place}>
        <Late />
      </div>
    );
  };
};
