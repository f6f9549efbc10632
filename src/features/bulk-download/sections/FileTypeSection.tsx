import {
  submissionKinds,
  toggleSubmission,
  type AccountForm,
} from '@/domain/bulkDownload/accountForm';
import { Section } from '../components/Section';
import type { FormSectionProps } from './formSection';

/** Renders the checkboxes for the three kinds of files that agencies report. */
export function FileTypeSection({ form, onChange }: FormSectionProps<AccountForm>) {
  return (
    <Section title="Select the file type." done={form.submissionTypes.length > 0}>
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
