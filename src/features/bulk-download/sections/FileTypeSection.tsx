import {
  submissionKinds,
  toggleSubmission,
  type AccountForm,
} from '@/domain/bulkDownload/accountForm';
import { Section } from '../components/Section';
import type { FormSectionProps } from './formSection';

/** Renders the checkboxes for the three kinds of files that agencies report. */
export function FileTypeSection({ step, form, onChange }: FormSectionProps<AccountForm>) {
  return (
    <Section
      step={step}
      title="Select the file type."
      problem={
        form.submissionTypes.length
          ? undefined
          : { title: 'File Type', text: 'Choose at least one file type.' }
      }
    >
      <div className="form-types" role="group" aria-label="File types">
        {submissionKinds.map(({ key, label, text }) => (
          <div key={key} className="form-choice__item">
            <label>
              <input
                type="checkbox"
                checked={form.submissionTypes.includes(key)}
                onChange={() => onChange(toggleSubmission(form, key))}
              />{' '}
              {label}
            </label>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <p className="field-hint">* File C also includes spending that is not linked to an award.</p>
    </Section>
  );
}
