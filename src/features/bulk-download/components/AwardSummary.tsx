import { fileFormats } from '@/blocks/downloads';
import { awardChoices, missingFields, type AwardForm } from '@/domain/bulkDownload/awardForm';
import { date } from '@/domain/displayDate';
import { Summary } from './Summary';

/** Lists the choices made for a file of award data. */
export function AwardSummary({ form }: { form: AwardForm }) {
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
          value: missingFields(form).includes('Date Range')
            ? ''
            : `${date(form.dateRange.startDate)} to ${date(form.dateRange.endDate)}`,
          required: true,
        },
        {
          label: 'File Format',
          value: fileFormats.find(({ key }) => key === form.fileFormat)!.label,
          required: true,
        },
      ]}
    />
  );
}
