import { useId, useRef, useEffect, type ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import { Icon } from './Icon';
import { useDialog } from './useDialog';

export interface SlideOutProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Stands over the other slide-out: the one opened last. */
  onTop: boolean;
  /** Below the title, above what scrolls. */
  head: ReactNode;
  children: ReactNode;
  /** What the body shows; a change scrolls it to its top. */
  contentKey: string;
}

/** A panel from the right edge. It keeps what it showed while it is hidden; the close button takes the focus when it opens, the main content when it closes. */
export function SlideOut({
  title,
  open,
  onClose,
  onTop,
  head,
  children,
  contentKey,
}: SlideOutProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const dialog = useDialog(open, onClose, 'main');
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [contentKey]);
  return (
    <dialog
      {...dialog}
      className={classNames('slide-out', onTop && 'slide-out--top')}
      aria-labelledby={id}
    >
      <div className="slide-out__head">
        <button
          type="button"
          className="slide-out__close"
          data-first-focus
          aria-label={`Close ${title}`}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
        <h2 id={id}>{title}</h2>
        {head}
      </div>
      {/* What scrolls must be reachable by keyboard even when it holds no control. */}
      <div className="slide-out__body" ref={body} tabIndex={-1}>
        {children}
      </div>
    </dialog>
  );
}
