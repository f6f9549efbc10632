import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createPart, PartError, pageInView, type Part, type PartState } from '@/lib/part';
import { usePorts } from '@/lib/ports';
import { Icon } from './Icon';
import { Modal } from './Modal';

/** How the failure of a part shows: in its place, as one line of it, as a page with its heading, as a dialog where the part would be one, or not at all where nobody misses it. */
type Look = 'panel' | 'line' | 'page' | 'dialog' | 'silent';
interface PartOptions {
  /** What it is to a visitor, to stand before "could not be loaded": `The map`. */
  name: string;
  look?: Look;
  /** In its place until it is there; nothing unless told. */
  waiting?: ReactNode;
}
interface FailureProps {
  name: string;
  look: Exclude<Look, 'silent'>;
  error: PartError;
  retrying: boolean;
  onRetry: () => void;
  onClose?: () => void;
}

/** Says that a part could not be loaded, and why, with the way on: again, or the page anew. */
function PartFailure({ name, look, error, retrying, onRetry, onClose }: FailureProps) {
  const title = `${name} could not be loaded.`;
  const gone = error.problem === 'gone';
  const ways = (
    <>
      {gone && (
        <button type="button" className="usa-button" onClick={() => pageInView.loadAnew()}>
          Load the page anew
        </button>
      )}
      {/* It keeps its place and the focus while it works. */}
      <button
        type="button"
        className={gone || look === 'line' ? 'usa-button usa-button--outline' : 'usa-button'}
        aria-disabled={retrying}
        onClick={() => {
          if (!retrying) onRetry();
        }}
      >
        {retrying ? 'Retrying…' : 'Retry'}
      </button>
    </>
  );
  if (look === 'dialog') {
    return (
      <Modal title={title} onClose={onClose ?? (() => {})}>
        <div role="alert">
          <p>{error.message}</p>
        </div>
        <p className="part-failure__ways">{ways}</p>
      </Modal>
    );
  }
  if (look === 'line')
    return (
      <div role="alert" className="part-failure part-failure--line">
        <p>
          <strong>{title}</strong> {error.message}
        </p>
        {ways}
      </div>
    );
  const Title = look === 'page' ? 'h1' : 'p';
  return (
    <div role="alert" className="panel-state part-failure">
      <Icon name="alert" className="panel-state__icon panel-state__icon--error" />
      <Title className="panel-state__title">{title}</Title>
      <p>{error.message}</p>
      <div className="part-failure__ways">{ways}</div>
    </div>
  );
}

/**
 * How a part stands, followed once it is on the page; while it is first drawn it stands as it did then. React draws all of a page anew in one
 * go when something changes that it has drawn in pieces and not shown yet, and parts come at just that time.
 */
const usePart = <T,>(part: Part<T>): PartState<T> => {
  const first = useRef<PartState<T>>(undefined);
  const isOnPage = useRef(false);
  const get = () => (isOnPage.current ? part.get() : (first.current ??= part.get()));
  useEffect(() => {
    isOnPage.current = true;
  }, []);
  return useSyncExternalStore(part.subscribe, get, part.drawn);
};

/** A component whose code loads when it is first drawn. */
export type LazyComponent<P> = ComponentType<P> & {
  /** Loads it ahead of need. */
  preload: () => void;
  /** Whether its code is there. */
  isThere: () => boolean;
  /** Loads it, and what its module says that its first drawing shows, before that drawing; false where something could not be had. */
  settle: () => Promise<boolean>;
};

/**
 * A component whose code loads when it is first drawn: the one way to have a part of the site come later. Until then `waiting`
 * stands in its place. One that cannot be loaded says so and offers Retry, tries again by itself when the browser is online
 * again, and loads the page anew once where a deployment took its file away (`lib/part.ts`). As a dialog it closes by the
 * part's own `onClose`.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<{ default: ComponentType<P>; settle?: () => Promise<void> }>,
  { name, look = 'panel', waiting = null }: PartOptions,
): LazyComponent<P> => {
  const part = createPart(load);
  function LazyPart(props: P) {
    const { announce } = usePorts();
    const { value, error, retrying } = usePart(part);
    const [failed, setFailed] = useState(false);
    // Asked for while it is drawn, not after: a page's code is what its first paint waits for. One that failed before is tried again.
    if (!value && !error) part.want();
    useEffect(() => {
      part.want();
    }, []);
    if (error && !failed) setFailed(true);
    const recovered = failed && value !== undefined;
    useEffect(() => {
      if (recovered) announce(`${name} is loaded`);
    }, [recovered, announce]);
    // What came late is drawn in pieces; what follows a failure at once: nothing stands between Retry, which has the focus, and the part.
    const late = useDeferredValue(value);
    const shown = failed ? value : late;
    if (value && shown) return <shown.default {...props} />;
    if (error instanceof PartError)
      return look === 'silent' ? null : (
        <PartFailure
          name={name}
          look={look}
          error={error}
          retrying={retrying}
          onRetry={part.want}
          onClose={(props as { onClose?: () => void }).onClose}
        />
      );
    // A part that came and is broken is a fault of the site: the boundary around it says so.
    if (error) throw error;
    return waiting;
  }
  return Object.assign(LazyPart, {
    preload: part.preload,
    isThere: () => part.get().value !== undefined,
    settle: async () => {
      if (!(await part.settle())) return false;
      try {
        await part.get().value?.settle?.();
        return true;
      } catch {
        return false;
      }
    },
  });
};
