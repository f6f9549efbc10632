import type { ReactNode } from 'react';
import { CloseButton } from './CloseButton';
import { useDialog } from './useDialog';

/** Renders a full-height dialog at the side for narrow viewports. Escape closes the dialog, and the focus returns to the opener. */
export function Sheet({
  title,
  open,
  onClose,
  children,
  footer,
}: {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
}) {
  const dialogProps = useDialog(open, onClose);
  if (!open) return null;
  return (
    <dialog {...dialogProps} className="sheet" aria-label={title}>
      <div className="sheet__head">
        <h2>{title}</h2>
        <CloseButton className="sheet__close" label={`Close ${title}`} onClick={onClose} />
      </div>
      <div className="sheet__body">{children}</div>
      {footer && <div className="sheet__foot">{footer}</div>}
    </dialog>
  );
}
