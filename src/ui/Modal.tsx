import { useId, type ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import { CloseButton } from './CloseButton';
import { useDialog } from './useDialog';

/** Renders a centered dialog. Escape, the Close button and a click outside close it. Focus stays inside and returns to the opener. */
export function Modal({
  title,
  onClose,
  children,
  wide = false,
  closeLabel = 'Close',
  focusOn,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
  closeLabel?: string;
  /** Selector of the element that gets the focus; the close button by default. */ focusOn?: string;
}) {
  const id = useId();
  const dialog = useDialog(true, onClose, 'opener', focusOn);
  return (
    <dialog {...dialog} className={classNames('modal', wide && 'modal--wide')} aria-labelledby={id}>
      <div className="modal__head">
        <h2 id={id}>{title}</h2>
        <CloseButton
          className="modal__close"
          data-first-focus
          label={closeLabel}
          onClick={onClose}
        />
      </div>
      <div className="modal__body">{children}</div>
    </dialog>
  );
}
