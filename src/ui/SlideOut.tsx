import { useId, useRef, useEffect, type ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import { CloseButton } from './CloseButton';
import { useDialog } from './useDialog';

export interface SlideOutProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Whether this slide-out is above the other. The slide-out that opened last is on top. */
  isOnTop: boolean;
  /** Content below the title, above the scrolling body. */
  head: ReactNode;
  children: ReactNode;
  /** Identifies the content of the body. When it changes, the body scrolls to the top. */
  contentKey: string;
}

/** Renders a panel at the right edge. It keeps its content while hidden. Closing it moves the focus to the main content. */
export function SlideOut({
  title,
  open,
  onClose,
  isOnTop,
  head,
  children,
  contentKey,
}: SlideOutProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const dialogProps = useDialog(open, onClose, 'main');
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [contentKey]);
  return (
    <dialog
      {...dialogProps}
      className={classNames('slide-out', isOnTop && 'slide-out--top')}
      aria-labelledby={id}
    >
      <div className="slide-out__head">
        <CloseButton
          className="slide-out__close"
          data-first-focus
          label={`Close ${title}`}
          onClick={onClose}
        />
        <h2 id={id}>{title}</h2>
        {head}
      </div>
      {/* The scrolling body must be reachable by keyboard even without a control inside. */}
      <div className="slide-out__body" ref={body} tabIndex={-1}>
        {children}
      </div>
    </dialog>
  );
}
