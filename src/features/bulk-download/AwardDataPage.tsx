import { useEffect, useId } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { fileFormats } from '@/blocks/downloads';
import { missingFields, type AwardForm } from '@/domain/bulkDownload/awardForm';
import { date } from '@/domain/displayDate';
import { advancedSearchPath } from '@/domain/search/advancedSearchPath';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { awardFormBody } from '@/services/downloads/awardFormService';
import { Icon } from '@/ui/Icon';
import { AwardSummary } from './components/AwardSummary';
import { Choice } from './components/Choice';
import { DownloadForm } from './components/DownloadForm';
import { Frame } from './components/Frame';
import { Section } from './components/Section';
import { useAwardEstimate } from './components/useFileEstimate';
import { AwardAgencySection } from './sections/AwardAgencySection';
import { AwardTypeSection } from './sections/AwardTypeSection';
import { DateRangeSection } from './sections/DateRangeSection';
import { EmergencyCodesSection } from './sections/EmergencyCodesSection';
import { LocationSection } from './sections/LocationSection';
import {
  awardFormChanged,
  dataTypeChosen,
  formCleared,
  selectAwardForm,
  type WithBulkDownload,
} from './state';

const dateTypes = [
  {
    key: 'action_date',
    label: 'Action Date',
    text: 'The date on which the award was made or changed.',
  },
  {
    key: 'last_modified_date',
    label: 'Last Modified Date',
    text: 'The date of the last change to the record.',
  },
] as const;

const aboutText = (
  <>
    <h3>What is it?</h3>
    <p>These files contain prime transactions and subawards that match your choices.</p>
    <h3>Why use it?</h3>
    <p>Get up to one year of prime transactions and subawards of an agency, place or award type.</p>
    <h3>How to use it</h3>
    <p>
      Choose award types, an agency and dates. Everything else is optional. The file is prepared in
      the background. The bar at the bottom of the page shows the progress. “My downloads” keeps the
      file for a week.
    </p>
    <h3>Limits</h3>
    <p>Award data begins with fiscal year 2001. One file spans at most one year.</p>
  </>
);

/** Renders the form that requests files of prime transactions and subawards for at most one year. */
export function AwardDataPage() {
  const dispatch = useThunkDispatch<WithBulkDownload>();
  const { track } = usePorts();
  const form = useSelector(selectAwardForm);
  const estimate = useAwardEstimate(form);
  const idPrefix = useId();
  useEffect(() => {
    dispatch(dataTypeChosen('awards'));
    return () => {
      dispatch(formCleared('awards'));
    };
  }, [dispatch]);
  const change = (newForm: AwardForm) => {
    dispatch(awardFormChanged(newForm));
  };
  const { startDate, endDate } = form.dateRange;
  return (
    <Frame path="/download_center/custom_award_data" heading="Custom Award Data" about={aboutText}>
      <div className="download-notice download-notice--info">
        <p>
          <Icon name="info" /> To download a whole fiscal year of an agency’s awards, use the{' '}
          <Link to="/download_center/award_data_archive">Award Data Archive</Link>.
        </p>
        <p>
          <Icon name="filter" /> To filter by industry (NAICS), product or service (PSC), Treasury
          account (TAS), keyword, recipient or amount, use the Download button of{' '}
          <Link to={advancedSearchPath(form)}>Advanced Search</Link>. Your choices carry over.
        </p>
      </div>
      <DownloadForm
        dataType="awards"
        missingLabels={missingFields(form)}
        estimate={estimate}
        onRequest={() => track('awardDataDownload', form.dateType, form.agency.name)}
        buildRequest={() => ({
          title: `Custom award data: ${form.agency.name}, ${date(startDate)} to ${date(endDate)}`,
          request: { family: 'bulk_download', type: 'awards', body: awardFormBody(form) },
        })}
      >
        <AwardTypeSection step={1} form={form} onChange={change} />
        <AwardAgencySection step={2} form={form} onChange={change} />
        <LocationSection step={3} form={form} onChange={change} />
        <EmergencyCodesSection
          step={4}
          chosenCodes={form.defCodes}
          onChange={(defCodes) => change(form.set('defCodes', defCodes))}
        />
        <Section step={5} title="Select a date type for the date range below.">
          <Choice
            legend="Date type"
            name={`${idPrefix}-date`}
            value={form.dateType}
            options={dateTypes}
            onChange={(dateType) => change(form.set('dateType', dateType))}
          />
        </Section>
        <DateRangeSection step={6} form={form} onChange={change} />
        <Section step={7} title="Select a file format.">
          <Choice
            legend="File format"
            name={`${idPrefix}-format`}
            value={form.fileFormat}
            options={fileFormats}
            onChange={(fileFormat) => change(form.set('fileFormat', fileFormat))}
          />
        </Section>
        <AwardSummary form={form} />
      </DownloadForm>
    </Frame>
  );
}
