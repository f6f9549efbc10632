import { Icon } from '@/ui/Icon';

/** The button that requests the file, the required fields that are still missing, and the button that resets the form. */
export function FormEnd({ missing, onReset }: { missing: readonly string[]; onReset: () => void }) {
  return (
    <div className="form-end">
      <button
        type="submit"
        className="usa-button"
        disabled={missing.length > 0}
        aria-describedby={missing.length ? 'form-missing' : undefined}
      >
        <Icon name="download" /> Download
      </button>
      <button type="button" className="usa-button usa-button--unstyled" onClick={onReset}>
        Reset form and start over
      </button>
      {missing.length > 0 && (
        <p id="form-missing" className="form-end__missing">
          The following fields are required: {missing.join(', ')}
        </p>
      )}
    </div>
  );
}
