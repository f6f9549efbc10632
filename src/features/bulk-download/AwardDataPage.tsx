import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { beginDownload, BulkDialog, type WithDownloads } from '@/blocks/downloads';
import { ALL, allCountries, awardChoices, chooseAgency, chooseCountry, dateProblem, EARLIEST_DAY, foreignCountries, levelLabels, missingFields, noState, placeholders, quickRanges, toggleLevel, toggleType, type AwardForm, type AwardLevel } from '@/domain/bulkDownload/awardForm';
import { countries } from '@/domain/countries';
import { fiscalYearOf, fiscalYearRange, isoDay } from '@/domain/fiscal';
import { plural } from '@/domain/format';
import { usStates } from '@/domain/states';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { useLoaded } from '@/lib/useLoaded';
import { awardFormBody, fetchAwardFormCounts, fetchDownloadAgencies, fetchSubagencies, type AwardFormCounts } from '@/services/downloads/bulkService';
import { Icon } from '@/ui/Icon';
import { Picker } from '@/ui/Picker';
import { PanelError } from '@/ui/Status';
import { AgencyPicker, agencyNamed } from './AgencyPicker';
import { EmergencyCodes } from './EmergencyCodes';
import { Frame } from './Frame';
import { Choice, FormEnd, Section, Summary } from './Section';
import { awardFormChanged, dataTypeChosen, formCleared, selectAwardForm, type WithBulkDownload } from './state';

const usa = countries.find(({ code }) => code === 'USA')!;
const otherCountries = countries.filter(({ code }) => code !== 'USA');

/** One level of award types: its own box over all of them, then each. */
function TypeColumn({ form, level, onChange }: { form: AwardForm; level: AwardLevel; onChange: (form: AwardForm) => void }) {
  const box = useRef<HTMLInputElement>(null);
  const chosen = form.awardTypes[level];
  const choices = awardChoices[level];
  const some = chosen.size > 0 && chosen.size < choices.length;
  useEffect(() => { if (box.current) box.current.indeterminate = some; }, [some]);
  return (
    <div className="form-types" role="group" aria-label={levelLabels[level]}>
      <label className="form-types__level"><input ref={box} type="checkbox" checked={chosen.size === choices.length} onChange={() => onChange(toggleLevel(form, level))} /> {levelLabels[level]}</label>
      {choices.map(({ id, label }) => <label key={id}><input type="checkbox" checked={chosen.has(id)} onChange={() => onChange(toggleType(form, level, id))} /> {label}</label>)}
    </div>
  );
}

const countWords = ({ transactions, subawards }: AwardFormCounts): string => [transactions === null ? '' : plural(transactions, 'prime transaction'), subawards === null ? '' : plural(subawards, 'subaward')].filter(Boolean).join(', ');

/** Files of prime transactions and subawards of the visitor's own choosing, of at most a year. */
export function AwardDataPage() {
  const dispatch = useThunkDispatch<WithBulkDownload & WithDownloads>();
  const { announce, track } = usePorts();
  const form = useSelector(selectAwardForm);
  const ids = useId();
  const [download, setDownload] = useState('');
  const closeDownload = useCallback(() => setDownload(''), []);
  const agencies = useLoaded('award agencies', (signal) => fetchDownloadAgencies('award_agencies', signal));
  const agencyId = form.agency.id && form.agency.id !== ALL.id ? form.agency.id : '';
  const subagencies = useLoaded(agencyId, (signal) => fetchSubagencies('award_agencies', Number(agencyId), signal));
  useEffect(() => { dispatch(dataTypeChosen('awards')); return () => { dispatch(formCleared('awards')); }; }, [dispatch]);
  const change = (next: AwardForm) => { dispatch(awardFormChanged(next)); };
  const today = isoDay(new Date());
  const problem = dateProblem(form.dateRange);
  const missing = missingFields(form);
  const counts = useLoaded(missing.length ? '' : JSON.stringify(awardFormBody(form).filters), (signal) => fetchAwardFormCounts(form, signal));
  const records = missing.length ? '' : counts.error ? 'not counted' : counts.value ? countWords(counts.value) : 'counting...';
  const empty = counts.value && !counts.value.transactions && !counts.value.subawards;
  const years = Array.from({ length: 10 }, (_, index) => fiscalYearOf(today) - index);
  const setRange = (startDate: string, endDate: string) => change(form.set('dateRange', { startDate, endDate }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (missing.length) return;
    track({ category: 'Download Center - Download Award Data', action: form.dateType, label: form.agency.name });
    setDownload(dispatch(beginDownload(`Custom award data: ${form.agency.name}, ${form.dateRange.startDate} to ${form.dateRange.endDate}`, { family: 'bulk_download', type: 'awards', body: awardFormBody(form) })));
  };
  const handleReset = () => { dispatch(formCleared('awards')); announce('The form is reset'); };
  const chosenTypes = (['primeAwards', 'subAwards'] as const).flatMap((level) => awardChoices[level].filter(({ id }) => form.awardTypes[level].has(id)).map(({ label }) => label));
  const { country, state } = form.location;
  return (
    <Frame path="/download_center/custom_award_data" heading="Custom Award Data" about={(
      <>
        <h3>What is it?</h3><p>Files of prime transactions and subawards, made for you from the choices of this form.</p>
        <h3>Why use it?</h3><p>To have every action of an agency, place or kind of award in a year as one set of files, for work with your own tools.</p>
        <h3>How to use it</h3><p>Choose award types, an agency and dates; everything else is optional. The file is made in the background: the bar at the bottom of the page follows it, and “My downloads” keeps it for a week.</p>
        <h3>Older and longer</h3><p>Award data begins with fiscal year 2001. One file spans at most one year; for keywords, recipients or amounts use the Download button of <Link to="/search">Advanced Search</Link>.</p>
      </>
    )}>
      <p className="download-notice"><Icon name="info" /> Whole fiscal years by agency are ready at once in the <Link to="/download_center/award_data_archive">Award Data Archive</Link>.</p>
      <form onSubmit={handleSubmit} noValidate>
        <Section title="Select the award types to include." done={chosenTypes.length > 0}>
          <div className="form-columns"><TypeColumn form={form} level="primeAwards" onChange={change} /><TypeColumn form={form} level="subAwards" onChange={change} /></div>
        </Section>
        <Section title="Select an awarding or funding agency and sub-agency." done={form.agency.id !== ''}>
          <Choice legend="Agency type" hideLegend name={`${ids}-agency`} value={form.agencyType} options={[{ key: 'awarding_agency', label: 'Awarding Agency' }, { key: 'funding_agency', label: 'Funding Agency' }]} onChange={(agencyType) => change(form.set('agencyType', agencyType))} />
          <p className="field-hint">Funding agencies are seldom named in data before fiscal year 2019.</p>
          <div className="form-columns">
            <AgencyPicker agencies={agencies} value={form.agency.id} placeholder={placeholders.agency} onChange={(id) => change(chooseAgency(form, agencyNamed(agencies.value, id)))} />
            {subagencies.error ? <PanelError message={subagencies.error} onRetry={subagencies.retry} /> : (
              <Picker label="Sub-agency" placeholder={placeholders.subAgency} disabled={!subagencies.value} value={form.subAgency.id} groups={[{ heading: '', items: [ALL, ...(subagencies.value ?? []).map((name) => ({ id: name, name }))] }]} onChange={(subAgency) => change(form.set('subAgency', subAgency))} />
            )}
          </div>
        </Section>
        <Section title="Select a location (optional)." done>
          <Choice legend="Location type" hideLegend name={`${ids}-location`} value={form.locationType} options={[{ key: 'recipient_location', label: 'Recipient Location' }, { key: 'place_of_performance', label: 'Place of Performance' }]} onChange={(locationType) => change(form.set('locationType', locationType))} />
          <div className="form-columns">
            <div className="field"><label htmlFor={`${ids}-country`}>Country</label>
              <select id={`${ids}-country`} className="usa-select" value={country.code} onChange={(event) => change(chooseCountry(form, [allCountries, foreignCountries, ...countries].find(({ code }) => code === event.target.value) ?? allCountries))}>
                {[allCountries, usa, foreignCountries].map(({ code, name }) => <option key={code} value={code}>{name}</option>)}<optgroup label="OTHER COUNTRIES">{otherCountries.map(({ code, name }) => <option key={code} value={code}>{name}</option>)}</optgroup>
              </select></div>
            <div className="field"><label htmlFor={`${ids}-state`}>State or territory</label>
              <select id={`${ids}-state`} className="usa-select" value={state.code || 'all'} disabled={country.code !== usa.code} onChange={(event) => change(form.set('location', { country, state: usStates.find(({ code }) => code === event.target.value) ?? noState }))}>
                <option value="all">All</option>{usStates.map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
              </select></div>
          </div>
        </Section>
        <Section title="Filter by Disaster Emergency Fund Codes (DEFCs) (Optional)" done>
          <EmergencyCodes chosen={form.defCodes} onChange={(defCodes) => change(form.set('defCodes', defCodes))} />
        </Section>
        <Section title="Select a date type for the date range below." done>
          <Choice legend="Date type" hideLegend name={`${ids}-date`} value={form.dateType} options={[{ key: 'action_date', label: 'Action Date', text: 'The day on which the action was taken.' }, { key: 'last_modified_date', label: 'Last Modified Date', text: 'The day on which the record was last changed.' }]} onChange={(dateType) => change(form.set('dateType', dateType))} />
        </Section>
        <Section title="Select a date range." done={!missing.includes('Date Range')} problem={problem}>
          <p className="field-hint">Award data begins with fiscal year 2001. The range may span one year or less.</p>
          <div className="form-columns form-columns--dates">
            <div className="field"><label htmlFor={`${ids}-start`}>Start Date</label><input id={`${ids}-start`} className="usa-input" type="date" min={EARLIEST_DAY} value={form.dateRange.startDate} onChange={(event) => setRange(event.target.value, form.dateRange.endDate)} /></div>
            <div className="field"><label htmlFor={`${ids}-end`}>End Date</label><input id={`${ids}-end`} className="usa-input" type="date" min={EARLIEST_DAY} value={form.dateRange.endDate} onChange={(event) => setRange(form.dateRange.startDate, event.target.value)} /></div>
          </div>
          <div className="form-ranges" role="group" aria-label="Fiscal years">{years.map((year) => { const { start, end } = fiscalYearRange(year); return <button key={year} type="button" className="form-range" aria-pressed={form.dateRange.startDate === start && form.dateRange.endDate === end} onClick={() => setRange(start, end)}>FY {year}</button>; })}</div>
          <div className="form-ranges" role="group" aria-label="Quick ranges">{quickRanges(today).map(({ label, start, end }) => <button key={label} type="button" className="form-range" aria-pressed={form.dateRange.startDate === start && form.dateRange.endDate === end} onClick={() => setRange(start, end)}>{label}</button>)}</div>
        </Section>
        <Section title="Select a file format." done>
          <Choice legend="File format" hideLegend name={`${ids}-format`} value={form.fileFormat} options={[{ key: 'csv', label: 'CSV' }, { key: 'tsv', label: 'TSV' }, { key: 'pstxt', label: 'TXT (Pipe Delimited)' }]} onChange={(fileFormat) => change(form.set('fileFormat', fileFormat))} />
        </Section>
        <Summary rows={[
          { label: 'Award Types', value: chosenTypes.join(', '), required: true }, { label: 'Agency', value: form.agency.id && `${form.agency.name} (${form.agencyType === 'awarding_agency' ? 'awarding' : 'funding'})`, required: true }, { label: 'Sub Agency', value: form.subAgency.id && form.subAgency.name, required: false },
          { label: 'Location', value: `${country.name}${state.code ? `, ${state.name}` : ''} (${form.locationType === 'recipient_location' ? 'recipient' : 'place of performance'})`, required: false }, { label: 'Disaster Emergency Fund Codes', value: form.defCodes.join(', '), required: false },
          { label: 'Date Type', value: form.dateType === 'action_date' ? 'Action Date' : 'Last Modified Date', required: true }, { label: 'Date Range', value: missing.includes('Date Range') ? '' : `${form.dateRange.startDate} to ${form.dateRange.endDate}`, required: true }, { label: 'File Format', value: { csv: 'CSV', tsv: 'TSV', pstxt: 'TXT (Pipe Delimited)' }[form.fileFormat], required: true },
          { label: 'Records', value: records, required: false },
        ]} />
        <div role="status">{empty && <p className="download-notice">No records match these choices. The file would hold headings only.</p>}</div>
        <FormEnd missing={missing} onReset={handleReset} />
      </form>
      {download && <BulkDialog id={download} onClose={closeDownload} />}
    </Frame>
  );
}
