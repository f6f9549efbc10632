// All other modules use `lazyComponent`, which handles failures.
// eslint-disable-next-line no-restricted-imports
import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk, ChunkError, browserPage } from '@/lib/requests/loadChunk';
import { usePorts } from '@/lib/ports';
import { useIsHydrated } from '@/lib/rendering/hydrated';
import { Button } from './Button';
import { Icon } from './Icon';
import { Modal } from './Modal';

/** How a failure shows: in place of the component, as one line, as a page with its heading, as a dialog, or not at all. */
type Look = 'panel' | 'line' | 'page' | 'dialog' | 'silent';
interface LazyOptions {
  /** The name in failure messages: We couldn’t load `the map`. */
  name: string;
  look?: Look;
  /** Shown while the code loads; nothing by default. */
  waiting?: ReactNode;
}
interface FailureProps {
  name: string;
  look: Look;
  error: ChunkError;
  isRetrying: boolean;
  onRetry: () => void;
  onClose?: () => void;
}

/** Reports that code could not be loaded and why. Offers Retry, and Reload if a deployment removed the file. */
function LoadFailure({ name, look, error, isRetrying, onRetry, onClose }: FailureProps) {
  const title = `We couldn’t load ${name.charAt(0).toLowerCase()}${name.slice(1)}.`;
  const isGone = error.problem === 'gone';
  const buttons = (
    <>
      {isGone && <Button onClick={() => browserPage.reload()}>Reload</Button>}
      {/* Not `disabled` while it retries: it keeps the focus. */}
      <Button
        look={isGone || look === 'line' ? 'outline' : 'solid'}
        aria-disabled={isRetrying}
        onClick={onRetry}
      >
        {isRetrying ? 'Retrying…' : 'Retry'}
      </Button>
    </>
  );
  if (look === 'silent') return null;
  if (look === 'dialog') {
    return (
      <Modal title={title} onClose={onClose ?? (() => {})}>
        <div role="alert">
          <p>{error.message}</p>
        </div>
        <p className="part-failure__ways">{buttons}</p>
      </Modal>
    );
  }
  if (look === 'line')
    return (
      <div role="alert" className="part-failure part-failure--line">
        <p>
          <strong>{title}</strong> {error.message}
        </p>
        {buttons}
      </div>
    );
  const Title = look === 'page' ? 'h1' : 'p';
  return (
    <div role="alert" className="panel-state part-failure">
      <Icon name="alert" className="panel-state__icon panel-state__icon--error" />
      <Title className="panel-state__title">{title}</Title>
      <p>{error.message}</p>
      <div className="part-failure__ways">{buttons}</div>
    </div>
  );
}

/** Milliseconds to wait before each retry. The network often works only a moment after the browser reports it as online. */
const ONLINE_RETRY_DELAYS = [0, 2000, 8000];

interface BoundaryProps {
  name: string;
  look: Look;
  onClose?: () => void;
  /** Loads the code again and renders it; rejects with the next failure. */
  reload: () => Promise<void>;
  children: ReactNode;
}
interface BoundaryState {
  error: Error | null;
  isRetrying: boolean;
}
/** Shows a failed load with Retry, and retries when the browser is online again. Rethrows all other errors. */
class LoadBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, isRetrying: false };
  private isMounted = false;

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidMount() {
    this.isMounted = true;
    window.addEventListener('online', this.handleOnline);
  }

  override componentDidUpdate(_: BoundaryProps, { error: previousError }: BoundaryState) {
    const { error } = this.state;
    const isNew = !previousError && error instanceof ChunkError;
    // The `online` event can arrive between the failure and its rendering.
    if (isNew && error.problem === 'offline' && navigator.onLine) void this.handleOnline();
  }

  override componentWillUnmount() {
    this.isMounted = false;
    window.removeEventListener('online', this.handleOnline);
  }

  private readonly handleOnline = async () => {
    for (const delay of ONLINE_RETRY_DELAYS) {
      if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
      if (!this.isMounted || !this.state.error || !navigator.onLine) return;
      await this.retry();
    }
  };

  private readonly retry = async () => {
    if (this.state.isRetrying) return;
    this.setState({ isRetrying: true });
    try {
      await this.props.reload();
      this.setState({ error: null, isRetrying: false });
    } catch (error) {
      this.setState({ error: error as Error, isRetrying: false });
    }
  };

  override render() {
    const { error, isRetrying } = this.state;
    const { name, look, onClose, children } = this.props;
    if (!error) return children;
    if (!(error instanceof ChunkError)) throw error;
    const onRetry = () => void this.retry();
    return <LoadFailure {...{ name, look, error, isRetrying, onRetry, onClose }} />;
  }
}

/** A module with a component that loads lazily. */
export interface LazyModule<P = object> {
  default: ComponentType<P>;
  /** Loads content that the first rendering needs besides the code, such as a text. */
  preload?: () => Promise<void>;
}
/** A component whose code loads when it first renders. */
export type LazyComponent<P> = ComponentType<P> & {
  /**
   * Loads the code and runs the module’s `preload` before the first rendering. Returns whether both succeeded. A failure is shown when
   * the component renders.
   */
  preload: () => Promise<boolean>;
  isLoaded: () => boolean;
};

/**
 * Returns a component whose code loads when it first renders. All lazy components are created here. `waiting` is shown until the code
 * has loaded. A failed load shows Retry, is retried when the browser is online again, and reloads the page once if a deployment removed
 * the file (`lib/requests/loadChunk.ts`). Closing a failed dialog calls the component's own `onClose`.
 */
export const lazyComponent = <P extends object>(
  load: () => Promise<LazyModule<P>>,
  { name, look = 'panel', waiting = null }: LazyOptions,
): LazyComponent<P> => {
  let LoadedComponent: ComponentType<P> | undefined;
  const attempt = async (mayReload: boolean) => {
    const module = await loadChunk(load, { mayReload });
    LoadedComponent = module.default;
    return module;
  };
  function LazyLoaded(props: P) {
    const { announce } = usePorts();
    const isHydrated = useIsHydrated();
    // `lazy` keeps a failure forever, so each instance creates its own lazy component.
    const [CurrentComponent, setCurrentComponent] = useState<ComponentType<P>>(
      () => LoadedComponent ?? lazy(() => attempt(true)),
    );
    // Prerendering does not wait for code that was not preloaded, and hydration renders the same.
    if (!isHydrated && CurrentComponent !== LoadedComponent) return waiting;
    const reload = async () => {
      const module = await attempt(true);
      setCurrentComponent(() => module.default);
      announce(`${name} loaded`);
    };
    const { onClose } = props as { onClose?: () => void };
    return (
      <LoadBoundary {...{ name, look, onClose, reload }}>
        <Suspense fallback={waiting}>
          <CurrentComponent {...props} />
        </Suspense>
      </LoadBoundary>
    );
  }
  return Object.assign(LazyLoaded, {
    preload: async () => {
      try {
        await (await attempt(false)).preload?.();
        return true;
      } catch {
        return false;
      }
    },
    isLoaded: () => LoadedComponent !== undefined,
  });
};
