import { Icon } from '@/ui/Icon';

export interface DetailButtonProps {
  value: string;
  subject: string;
  onOpen: () => void;
}
/** Renders a value as a button that opens a dialog. `subject` is part of the accessible label. */
export function DetailButton({ value, subject, onOpen }: DetailButtonProps) {
  return (
    <button
      type="button"
      className="link-button submission-value"
      title="View details"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {value}
      <Icon name="expand" />
      <span className="usa-sr-only">, view details: {subject}</span>
    </button>
  );
}
