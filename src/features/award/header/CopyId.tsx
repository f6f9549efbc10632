import { Icon } from '@/ui/Icon';
import { useCopied } from '@/ui/useCopied';

/** Renders an identifier with a button that copies it. */
export function CopyId({ label, value }: { label: string; value: string }) {
  const [copied, copy] = useCopied();
  return (
    <span className="copy-id">
      <span className="copy-id__label">{label}</span>{' '}
      <span className="copy-id__value breakable">{value || '--'}</span>
      {value && (
        <button
          type="button"
          className="copy-id__button"
          aria-label={`Copy ${label} ${value}`}
          onClick={() => copy(value, label)}
        >
          <Icon name={copied.message && !copied.uncopiedText ? 'check' : 'copy'} />
          <span aria-hidden="true">
            {copied.message && !copied.uncopiedText ? 'Copied' : 'Copy'}
          </span>
        </button>
      )}
      {copied.uncopiedText && <span className="field-error">{copied.message}</span>}
    </span>
  );
}
