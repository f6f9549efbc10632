import { Component, useEffect, useState, type ReactNode } from 'react';
import { SLOW_AFTER_MS, SLOW_MESSAGE } from '@/lib/requests/patience';
import { usePorts } from '@/lib/ports';
import type { Failure } from '@/lib/requests/requestState';
import { useReloadAll } from '@/lib/requests/useReloadAll';
import { Button } from './Button';
import { Icon } from './Icon';

/** Renders a spinner with a message, “Loading” by default. After ten seconds a text explains that loading takes longer than usual. */
export function Loading({ message = 'Loading' }: { message?: string }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="loading" role="status">
      <span className="loading__spinner" aria-hidden="true" />
      <span>{message}</span>
      {isSlow && <span>{SLOW_MESSAGE}</span>}
    </div>
  );
}

function Details({ text }: { text: string }) {
  return (
    <details className="panel-state__details">
      <summary>Details</summary>
      <p>{text}</p>
    </details>
  );
}

export interface PanelErrorProps {
  /** Why the request failed. `details` are the service’s own message and appear behind “Details”. */
  failure: Pick<Failure, 'message'> & Partial<Pick<Failure, 'details'>>;
  onRetry?: () => void;
  title?: string;
}
/** Renders an error panel: what failed, why, and a retry button. */
export function PanelError({ failure, onRetry, title = 'An error occurred.' }: PanelErrorProps) {
  return (
    <div className="panel-state" role="alert">
      <Icon name="alert" className="panel-state__icon panel-state__icon--error" />
      <p className="panel-state__title">{title}</p>
      <p>We couldn’t load the data. {failure.message}</p>
      {onRetry && <Button onClick={onRetry}>Retry</Button>}
      {failure.details && <Details text={failure.details} />}
    </div>
  );
}

/** Renders an empty state: why there is nothing to show, and a next step. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="panel-state">
      <Icon name="search" className="panel-state__icon" />
      <p className="panel-state__title">{title}</p>
      {children}
      {action}
    </div>
  );
}

/**
 * Shows the generic error box of the specification. Retry requests all data of the page again, because a received value may have caused
 * the error.
 */
export function ErrorBox({ details, onRetry }: { details: string; onRetry: () => void }) {
  const { reportMail } = usePorts();
  const reloadAll = useReloadAll();
  return (
    <div className="error-box" role="alert">
      <h2>Something went wrong</h2>
      <p>We couldn’t show this part of the page.</p>
      <Button onClick={() => void reloadAll().then(onRetry)}>Retry</Button>
      <a className="usa-button" href={reportMail(`Error report: ${details}`.slice(0, 200))}>
        Report this error
      </a>
      <Details text={details} />
    </div>
  );
}

interface BoundaryProps {
  children: ReactNode;
  /** A new value clears the error. */ resetKey?: string;
}
/** Catches render errors of its children, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate(previousProps: BoundaryProps) {
    if (this.state.error && previousProps.resetKey !== this.props.resetKey)
      this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    return error ? (
      <ErrorBox details={error.message} onRetry={() => this.setState({ error: null })} />
    ) : (
      this.props.children
    );
  }
}
