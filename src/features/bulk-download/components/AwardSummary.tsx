import { fileFormats } from '@/blocks/downloads';
import { awardChoices, missingFields, type AwardForm } from '@/domain/bulkDownload/awardForm';
import { date, plural } from '@/domain/format';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import {
  awardFormCounts,
  toAwardFormQuery,
  type AwardFormCounts,
} from '@/services/downloads/awardFormService';
import { Summary } from './Summary';

const formatCounts = ({ transactions, subawards }: AwardFormCounts): string =>
  [
    transactions === null ? '' : plural(transactions, 'prime transaction'),
    subawards === null ? '' : plural(subawards, 'subaward'),
  ]
    .filter(Boolean)
    .join(', ');

/** Lists the choices made for a file of award data, and its number of rows once the form is complete. */
export function AwardSummary({ form }: { form: AwardForm }) {
  const missingLabels = missingFields(form);
  const answer = useAnswer(awardFormCounts, missingLabels.length ? null : toAwardFormQuery(form));
  const counts = currentValue(answer);
  const recordsText = missingLabels.length
    ? ''
    : counts
      ? formatCounts(counts)
      : answer.failure
        ? 'not counted'
        : 'counting...';
  const isEmpty = counts && !counts.transactions && !counts.subawards;
  const types = (['primeAwards', 'subAwards'] as const).flatMap((level) =>
    awardChoices[level]
      .filter(({ id }) => form.awardTypes[level].has(id))
      .map(({ label }) => label),
  );
  const { country, state } = form.location;
  const agencySide = form.agencyType === 'awarding_agency' ? 'awarding' : 'funding';
  const placeSide =
    form.locationType === 'recipient_location' ? 'recipient' : 'place of performance';
  return (
    <>
      <Summary
        rows={[
          { label: 'Award Types', value: types.join(', '), required: true },
          {
            label: 'Agency',
            value: form.agency.id && `${form.agency.name} (${agencySide})`,
            required: true,
          },
          { label: 'Sub Agency', value: form.subAgency.id && form.subAgency.name },
          {
            label: 'Location',
            value: `${country.name}${state.code ? `, ${state.name}` : ''} (${placeSide})`,
          },
          { label: 'Disaster Emergency Fund Codes', value: form.defCodes.join(', ') },
          {
            label: 'Date Type',
            value: form.dateType === 'action_date' ? 'Action Date' : 'Last Modified Date',
            required: true,
          },
          {
            label: 'Date Range',
            value: missingLabels.includes('Date Range')
              ? ''
              : `${date(form.dateRange.startDate)} to ${date(form.dateRange.endDate)}`,
            required: true,
          },
          {
            label: 'File Format',
            value: fileFormats.find(({ key }) => key === form.fileFormat)!.label,
            required: true,
          },
          { label: 'Records', value: recordsText },
        ]}
      />
      <div role="status">
        {isEmpty && (
          <p className="download-notice">
            No records match these choices, so the file would contain only headings. Change a filter
            or the dates.
          </p>
        )}
      </div>
    </>
  );
}
