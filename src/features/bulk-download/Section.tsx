import type { ReactNode } from 'react';
import { Icon } from '@/ui/Icon';

/** One numbered part of a form; the sign in front of its heading says whether it is complete. */
export function Section({ title, done, problem, children }: { title: string; done: boolean; problem?: { title: string; text: string }; children: ReactNode }) {
  return (
    <section className="form-part">
      <h3 className="form-part__title"><Icon name={done ? 'check' : 'alert'} className={done ? 'icon form-part__sign form-part__sign--done' : 'icon form-part__sign'} /> {title}<span className="usa-sr-only">{done ? ' (complete)' : ' (incomplete)'}</span></h3>
      {children}
      {problem && <p className="field-error" role="alert"><strong>{problem.title}</strong>: {problem.text}</p>}
    </section>
  );
}

/** A choice of one among few. */
export function Choice<T extends string>({ legend, name, value, options, onChange, hideLegend }: { legend: string; name: string; value: T; options: readonly { key: T; label: string; text?: string }[]; onChange: (value: T) => void; hideLegend?: boolean }) {
  return (
    <fieldset className="form-choice">
      <legend className={hideLegend ? 'usa-sr-only' : undefined}>{legend}</legend>
      {options.map(({ key, label, text }) => <div key={key} className="form-choice__item"><label><input type="radio" name={name} checked={value === key} onChange={() => onChange(key)} /> {label}</label>{text && <p>{text}</p>}</div>)}
    </fieldset>
  );
}

/** What has been chosen, and what still has to be. */
export function Summary({ rows }: { rows: readonly { label: string; value: string; required: boolean }[] }) {
  return (
    <section className="form-part"><h3 className="form-part__title">Your selected options are...</h3>
      <dl className="form-summary">{rows.map(({ label, value, required }) => <div key={label}><dt>{label}</dt><dd className={!value && required ? 'form-summary__missing' : undefined}>{value || (required ? 'required' : '--')}</dd></div>)}</dl>
    </section>
  );
}

/** The button that asks for the file, what it still waits for in words, and the one that starts over. */
export function FormEnd({ missing, onReset }: { missing: readonly string[]; onReset: () => void }) {
  return (
    <div className="form-end">
      <button type="submit" className="usa-button" disabled={missing.length > 0} aria-describedby={missing.length ? 'form-missing' : undefined}><Icon name="download" /> Download</button>
      <button type="button" className="usa-button usa-button--unstyled" onClick={onReset}>Reset form and start over</button>
      {missing.length > 0 && <p id="form-missing" className="form-end__missing">The following fields are required: {missing.join(', ')}</p>}
    </div>
  );
}
