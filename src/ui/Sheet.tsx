import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './Icon';

/** A full-height dialog from the side for narrow windows: focus stays in it, Escape closes it, the opener gets the focus back. */
export function Sheet({ title, open, onClose, children, footer }: { title: string; open: boolean; onClose: () => void; children: ReactNode; footer?: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const opener = document.activeElement as HTMLElement | null;
    element.showModal?.();
    document.body.classList.add('no-scroll');
    return () => { element.close?.(); document.body.classList.remove('no-scroll'); opener?.focus?.(); };
  }, [open]);
  if (!open) return null;
  return (
    <dialog ref={dialog} className="sheet" aria-label={title} onCancel={(event) => { event.preventDefault(); onClose(); }}>
      <div className="sheet__head"><h2>{title}</h2><button type="button" className="sheet__close" aria-label={`Close ${title}`} onClick={onClose}><Icon name="close" /></button></div>
      <div className="sheet__body">{children}</div>
      {footer && <div className="sheet__foot">{footer}</div>}
    </dialog>
  );
}
