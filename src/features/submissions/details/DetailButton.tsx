import { Icon } from '@/ui/Icon';

/** A value that opens its dialog; `of` says of what it is. */
export function DetailButton({
  value,
  of,
  onOpen,
}: {
  value: string;
  of: string;
  onOpen: () => void;
}) {
  return (
    <button
      type="button"
      className="usa-button usa-button--unstyled submission-value"
      title="View details"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {value}
      <Icon name="expand" />
      <span className="usa-sr-only">, view details: {of}</span>
    </button>
  );
}
