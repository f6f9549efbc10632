import { useId } from 'react';
import {
  dateProblem,
  EARLIEST_DOWNLOAD_DAY,
  quickRanges,
  type AwardForm,
} from '@/domain/bulkDownload/awardForm';
import { date } from '@/domain/displayDate';
import { fiscalYearOf, fiscalYearRange } from '@/domain/fiscal';
import { usePorts } from '@/lib/ports';
import { useToday } from '@/lib/rendering/today';
import { RangeButtons } from '../components/RangeButtons';
import { Section } from '../components/Section';
import type { FormSectionProps } from './formSection';

const YEAR_COUNT = 10;

/** Renders the fields for a date range of at most one year, and buttons that fill them with a fiscal year or a quick range. */
export function DateRangeSection({ step, form, onChange }: FormSectionProps<AwardForm>) {
  const idPrefix = useId();
  const { announce } = usePorts();
  const today = useToday();
  const { startDate, endDate } = form.dateRange;
  const setRange = (start: string, end: string) =>
    onChange(form.set('dateRange', { startDate: start, endDate: end }));
  const toChoice = ({ label, start, end }: { label: string; start: string; end: string }) => ({
    key: label,
    label,
    chosen: startDate === start && endDate === end,
    onChoose: () => {
      setRange(start, end);
      announce(`${label}: ${date(start)} to ${date(end)}`);
    },
  });
  const renderField = (
    side: string,
    label: string,
    value: string,
    onDay: (day: string) => void,
  ) => (
    <div className="field">
      <label htmlFor={`${idPrefix}-${side}`}>{label}</label>
      <input
        id={`${idPrefix}-${side}`}
        className="usa-input"
        type="date"
        min={EARLIEST_DOWNLOAD_DAY}
        value={value}
        onChange={(event) => onDay(event.target.value)}
      />
    </div>
  );
  const rangeProblem =
    startDate && endDate
      ? dateProblem(form.dateRange)
      : { title: 'Date Range', text: 'Enter both dates, or select a preset range.' };
  const years = Array.from({ length: YEAR_COUNT }, (_, index) => fiscalYearOf(today) - index);
  return (
    <Section step={step} title="Select a date range." problem={rangeProblem}>
      <p className="field-hint">
        Award data begins with fiscal year 2001. The range can span at most one year.
      </p>
      <div className="form-columns form-columns--dates">
        {renderField('start', 'Start Date', startDate, (day) => setRange(day, endDate))}
        {renderField('end', 'End Date', endDate, (day) => setRange(startDate, day))}
      </div>
      <RangeButtons
        label="Fiscal years"
        choices={years.map((year) => toChoice({ label: `FY ${year}`, ...fiscalYearRange(year) }))}
      />
      <RangeButtons label="Quick ranges" choices={quickRanges(today).map(toChoice)} />
    </Section>
  );
}
