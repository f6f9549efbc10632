import { useEffect } from 'react';
import type { AccountForm } from '@/domain/bulkDownload/accountForm';
import {
  accountYears,
  choosePeriod,
  chooseYear,
  isQuarterYear,
  periodChoices,
  periodWords,
} from '@/domain/bulkDownload/accountPeriods';
import type { SubmissionPeriod } from '@/domain/fiscal';
import { useToday } from '@/lib/today';
import { useAnswer } from '@/lib/requests/useAnswer';
import { submissionPeriods } from '@/services/references/endpoints';
import { Loading, PanelError } from '@/ui/Status';
import { RangeButtons } from './RangeButtons';

const ALL_PERIODS = {};

/** The fiscal years, and the quarters or periods of the chosen one. Unpublished ones are disabled. */
export function TimePeriod({
  form,
  onChange,
  onPublished,
}: {
  form: AccountForm;
  onChange: (form: AccountForm) => void;
  /** Called with the published periods if the form has no year. */
  onPublished: (periods: readonly SubmissionPeriod[]) => void;
}) {
  const today = useToday();
  const { value: published, failure, retry } = useAnswer(submissionPeriods, ALL_PERIODS);
  const undated = form.fy === '';
  // The latest published period is the default. It is set once the periods have loaded, and again after a reset.
  useEffect(() => {
    if (published && undated) onPublished(published);
  }, [published, undated, onPublished]);
  if (!published && failure) return <PanelError failure={failure} onRetry={retry} />;
  if (!published) return <Loading message="Loading the published periods" />;
  const year = Number(form.fy);
  const chosen = isQuarterYear(year) ? form.quarter : form.period;
  const words = periodWords(form);
  return (
    <>
      <RangeButtons
        label="Fiscal year"
        choices={accountYears(published, today).map((one) => ({
          key: String(one),
          label: `FY ${one}`,
          chosen: one === year,
          onChoose: () => onChange(chooseYear(form, one, published, today)),
        }))}
      />
      {form.fy &&
        periodChoices(published, year, today).map(({ label, choices }) => (
          <RangeButtons
            key={label}
            label={label}
            captioned
            choices={choices.map((choice) => ({
              key: choice.value,
              label: choice.label,
              chosen: choice.value === chosen,
              closed: choice.published ? undefined : 'not published yet',
              onChoose: () => onChange(choosePeriod(form, choice.value)),
            }))}
          />
        ))}
      <p className="field-hint" role="status">
        {words && `The file covers ${words}: the year to date.`}
      </p>
    </>
  );
}
