import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Modal } from '@/ui/Modal';
import type { ModalState } from '../modalState';

export interface ModalProps {
  modal: ModalState;
  onClose: () => void;
}

/** Renders a button that closes the dialog. */
export function CloseRow({ onClose, label = 'Close' }: { onClose: () => void; label?: string }) {
  return (
    <p>
      <Button onClick={onClose}>{label}</Button>
    </p>
  );
}

/** Renders a dialog that asks before the user leaves for a site outside the federal government. */
export function RedirectModal({ modal, onClose }: ModalProps) {
  return (
    <Modal title="You're leaving a Federal Government website" onClose={onClose}>
      <div className="modal__warning">
        <Icon name="alert" />
        <div>
          <p>The Federal Government does not control the site you are about to visit.</p>
          <p>Its privacy policies may differ from ours.</p>
        </div>
      </div>
      <p>To go there, choose the link:</p>
      <p className="breakable">
        <a href={modal.url} target="_blank" rel="noopener noreferrer" onClick={onClose}>
          {modal.url}
          <span className="usa-sr-only"> (opens in a new tab)</span>
        </a>
      </p>
      <CloseRow onClose={onClose} label="Stay on this site" />
    </Modal>
  );
}
