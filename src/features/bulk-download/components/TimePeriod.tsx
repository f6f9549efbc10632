import { useEffect } from 'react';
import type { AccountForm } from '@/domain/bulkDownload/accountForm';
import {
  accountYears,
  choosePeriod,
  chooseYear,
  isQuarterYear,
  periodChoices,
  timeLabel,
} from '@/domain/bulkDownload/accountPeriods';
import type { SubmissionPeriod } from '@/domain/fiscal';
import { useToday } from '@/lib/rendering/today';
import { EMPTY_QUERY, useAnswer } from '@/lib/requests/useAnswer';
import { submissionPeriods } from '@/services/references/endpoints';
import { Loading, PanelError } from '@/ui/Status';
import { RangeButtons } from './RangeButtons';

/** Renders the fiscal years, and the quarters or periods of the chosen year. Unpublished quarters and periods are disabled. */
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
  const { value: publishedPeriods, failure, retry } = useAnswer(submissionPeriods, EMPTY_QUERY);
  const isUndated = form.fy === '';
  // The latest published period is the default. It is set once the periods have loaded, and again after a reset.
  useEffect(() => {
    if (publishedPeriods && isUndated) onPublished(publishedPeriods);
  }, [publishedPeriods, isUndated, onPublished]);
  if (!publishedPeriods && failure) return <PanelError failure={failure} onRetry={retry} />;
  if (!publishedPeriods) return <Loading message="Loading the published periods" />;
  const year = Number(form.fy);
  const chosenPeriod = isQuarterYear(year) ? form.quarter : form.period;
  const periodText = timeLabel(form);
  return (
    <>
      <RangeButtons
        label="Fiscal year"
        choices={accountYears(publishedPeriods, today).map((yearOption) => ({
          key: String(yearOption),
          label: `FY ${yearOption}`,
          chosen: yearOption === year,
          onChoose: () => onChange(chooseYear(form, yearOption, publishedPeriods, today)),
        }))}
      />
      {form.fy &&
        periodChoices(publishedPeriods, year, today).map(({ label, choices }) => (
          <RangeButtons
            key={label}
            label={label}
            captioned
            choices={choices.map((choice) => ({
              key: choice.value,
              label: choice.label,
              chosen: choice.value === chosenPeriod,
              closedReason: choice.published ? undefined : 'not published yet',
              onChoose: () => onChange(choosePeriod(form, choice.value)),
            }))}
          />
        ))}
      <p className="field-hint" role="status">
        {periodText && `The file covers ${periodText}: the year to date.`}
      </p>
    </>
  );
}
