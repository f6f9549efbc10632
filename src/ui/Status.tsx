import { Component, useState, type ReactNode } from 'react';
import { usePorts } from '@/lib/ports';
import { useAskAgain } from '@/lib/requests/useAskAgain';
import { Icon } from './Icon';

/** Spinner with a message, "Loading" unless told otherwise. */
export function Loading({ message = 'Loading' }: { message?: string }) {
  return (
    <div className="loading" role="status">
      <span className="loading__spinner" aria-hidden="true" />
      <span>{message}</span>
    </div>
  );
}

/** What a program said, for those who ask. */
function Details({ text }: { text: string }) {
  return (
    <details className="panel-state__details">
      <summary>Details</summary>
      <p>{text}</p>
    </details>
  );
}

/** What failed, what it means, and a way to try again. Of `message` the first line is for the visitor, the rest stands behind "Details". */
export function PanelError({
  message,
  onRetry,
  title = 'An error occurred.',
}: {
  message: string;
  onRetry?: () => void;
  title?: string;
}) {
  const [words, ...details] = message.split('\n');
  return (
    <div className="panel-state" role="alert">
      <Icon name="alert" className="panel-state__icon panel-state__icon--error" />
      <p className="panel-state__title">{title}</p>
      <p>The data could not be fetched. {words}</p>
      {onRetry && (
        <button type="button" className="usa-button" onClick={onRetry}>
          Retry
        </button>
      )}
      {details.length > 0 && <Details text={details.join('\n')} />}
    </div>
  );
}

/** Nothing to show, and what to do about it. */
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

interface ErrorBoxProps {
  message: string;
  /** What the program itself said. */
  details?: string;
  onRetry?: () => void;
  retrying?: boolean;
}
/** The generic error box of the specification. */
export function ErrorBox({ message, details, onRetry, retrying }: ErrorBoxProps) {
  const { reportMail } = usePorts();
  return (
    <div className="error-box" role="alert">
      <h2>Something went wrong</h2>
      <p>{message}</p>
      {onRetry && (
        <button
          type="button"
          className="usa-button"
          aria-disabled={retrying}
          onClick={retrying ? undefined : onRetry}
        >
          {retrying ? 'Retrying…' : 'Retry'}
        </button>
      )}
      <a
        className={onRetry ? 'usa-button usa-button--outline' : 'usa-button'}
        href={reportMail(`Error report: ${details || message}`.slice(0, 200))}
      >
        Report this error
      </a>
      {details && <Details text={details} />}
    </div>
  );
}

/** The error box in the place of content that failed to render. Retry requests all data of the page again first, because a value may be the cause. */
function FailedContent({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const askAgain = useAskAgain();
  const [retrying, setRetrying] = useState(false);
  const handleRetry = async () => {
    setRetrying(true);
    await askAgain();
    setRetrying(false);
    onRetry();
  };
  return (
    <ErrorBox
      message="We couldn’t show this part of the page. Try again."
      details={error.message}
      retrying={retrying}
      onRetry={() => void handleRetry()}
    />
  );
}

interface BoundaryProps {
  children: ReactNode;
  /** Changing it clears the error. */ resetKey?: string;
}
/** Keeps a failing part from taking the page down. */
export class ErrorBoundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate(previous: BoundaryProps) {
    if (this.state.error && previous.resetKey !== this.props.resetKey)
      this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    return error ? (
      <FailedContent error={error} onRetry={() => this.setState({ error: null })} />
    ) : (
      this.props.children
    );
  }
}
