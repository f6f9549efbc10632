import { useCallback, useEffect, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { beginDownload, BulkDialog, type WithDownloads } from '@/blocks/downloads';
import { accountLevels, accountYears, allTitled, chooseAccountAgency, chooseFunction, choosePeriod, chooseYear, defCodesDisabled, isQuarterYear, missingAccountFields, periodChoices, periodWords, submissionKinds, toggleSubmission, withLatestPeriod, type AccountForm, type Titled } from '@/domain/bulkDownload/accountForm';
import { ALL, placeholders } from '@/domain/bulkDownload/awardForm';
import { isoDay, type SubmissionPeriod } from '@/domain/fiscal';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { useLoaded, type Loaded } from '@/lib/useLoaded';
import { accountFormBody, fetchBudgetFunctions, fetchBudgetSubfunctions, fetchDownloadAgencies } from '@/services/downloads/bulkService';
import { fetchAgencyAccounts } from '@/services/federal-accounts/federalAccountService';
import { fetchSubmissionPeriods } from '@/services/references/submissionPeriodService';
import { Picker } from '@/ui/Picker';
import { Loading, PanelError } from '@/ui/Status';
import { AgencyPicker, agencyCode, agencyNamed } from './AgencyPicker';
import { EmergencyCodes } from './EmergencyCodes';
import { Frame } from './Frame';
import { Choice, FormEnd, Section, Summary } from './Section';
import { accountFormChanged, dataTypeChosen, formCleared, selectAccountForm, type WithBulkDownload } from './state';

interface TitledPickerProps { label: string; placeholder: string; list: Loaded<readonly Titled[]>; value: string; disabled?: boolean; onChange: (chosen: Titled) => void }
/** A budget function or subfunction, All first. */
function TitledPicker({ label, placeholder, list, value, disabled, onChange }: TitledPickerProps) {
  if (list.error) return <PanelError message={list.error} onRetry={list.retry} />;
  const choices = [allTitled, ...list.value ?? []];
  return <Picker label={label} placeholder={placeholder} value={value} disabled={disabled ?? !list.value} groups={[{ heading: '', items: choices.map(({ code, title }) => ({ id: code, name: title })) }]} onChange={({ id, name }) => onChange({ code: id, title: name })} />;
}

/** Years, and the quarters or periods of the chosen one; what is not published yet cannot be chosen. */
function TimePeriod({ form, onChange, onPublished }: { form: AccountForm; onChange: (form: AccountForm) => void; /** The published periods are known. */ onPublished: (periods: readonly SubmissionPeriod[]) => void }) {
  const today = isoDay(new Date());
  const periods = useLoaded('submission periods', fetchSubmissionPeriods);
  const published = periods.value;
  const undated = form.fy === '';
  // The latest period is a default that the service's answer decides; it stands as soon as that is known, and again after a reset.
  useEffect(() => { if (published && undated) onPublished(published); }, [published, undated, onPublished]);
  if (periods.error) return <PanelError message={periods.error} onRetry={periods.retry} />;
  if (!published) return <Loading message="Loading the published periods" />;
  const year = Number(form.fy);
  return (
    <>
      <div className="form-ranges" role="group" aria-label="Fiscal year">{accountYears(published, today).map((one) => <button key={one} type="button" className="form-range" aria-pressed={one === year} onClick={() => onChange(chooseYear(form, one, published, today))}>FY {one}</button>)}</div>
      {form.fy && periodChoices(published, year, today).map(({ label, choices }) => (
        <div key={label} className="form-ranges" role="group" aria-label={label}><span className="form-ranges__label" aria-hidden="true">{label}</span>
          {choices.map((choice) => <button key={choice.value} type="button" className="form-range" disabled={!choice.published} aria-pressed={choice.value === (isQuarterYear(year) ? form.quarter : form.period)} onClick={() => onChange(choosePeriod(form, choice.value))}>{choice.label}{!choice.published && <span className="usa-sr-only"> (not published yet)</span>}</button>)}
        </div>
      ))}
      <p className="field-hint" role="status">{periodWords(form) && `The file covers ${periodWords(form)}: the year to date.`}</p>
    </>
  );
}

/** Files of what agencies reported of their accounts, for a year to date. */
export function AccountDataPage() {
  const dispatch = useThunkDispatch<WithBulkDownload & WithDownloads>();
  const { announce, track } = usePorts();
  const form = useSelector(selectAccountForm);
  const [download, setDownload] = useState('');
  const closeDownload = useCallback(() => setDownload(''), []);
  const functions = useLoaded('budget functions', fetchBudgetFunctions);
  const functionCode = form.budgetFunction.code === allTitled.code ? '' : form.budgetFunction.code;
  const subfunctions = useLoaded(functionCode, (signal) => fetchBudgetSubfunctions(functionCode, signal));
  const agencies = useLoaded('account agencies', (signal) => fetchDownloadAgencies('account_agencies', signal));
  const code = agencyCode(agencies.value, form.agency.id);
  const accounts = useLoaded(code, (signal) => fetchAgencyAccounts(code, signal));
  useEffect(() => { dispatch(dataTypeChosen('accounts')); }, [dispatch]);
  const change = useCallback((next: AccountForm) => { dispatch(accountFormChanged(next)); }, [dispatch]);
  // Read from the store: a choice made while the answer came in must not be lost.
  const date = useCallback((periods: readonly SubmissionPeriod[]) => { dispatch((send, getState) => { send(accountFormChanged(withLatestPeriod(selectAccountForm(getState()), periods, isoDay(new Date())))); }); }, [dispatch]);
  const missing = missingAccountFields(form);
  const level = accountLevels.find(({ key }) => key === form.accountLevel)!;
  const fixed = defCodesDisabled(form);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (missing.length) return;
    track({ category: 'Download Center - Download Account Data', action: level.label, label: form.agency.name });
    setDownload(dispatch(beginDownload(`Custom account data: ${form.agency.id === ALL.id ? (functionCode ? form.budgetFunction.title : 'all agencies') : form.agency.name}, ${periodWords(form)}`, { family: 'download', type: 'accounts', body: accountFormBody(form) })));
  };
  const handleReset = () => { dispatch(formCleared('accounts')); announce('The form is reset'); };
  return (
    <Frame path="/download_center/custom_account_data" heading="Custom Account Data" about={(
      <>
        <h3>What is it?</h3><p>What agencies report of their accounts: how much each could spend, what it was spent on, and which awards it paid for.</p>
        <h3>Why use it?</h3><p>To follow money from an appropriation to its programs, object classes and awards with your own tools.</p>
        <h3>How to use it</h3><p>Choose a budget function or an agency, the files you want and the last period. Amounts run from the start of the fiscal year to the end of that period. The bar at the bottom of the page follows the file, and “My downloads” keeps it for a week.</p>
        <h3>From when on?</h3><p>Account data begins with the second quarter of fiscal year 2017. Since fiscal year 2020 it is there by month.</p>
      </>
    )}>
      <form onSubmit={handleSubmit} noValidate>
        <Section title="Select your Filter." done={!missing.includes('Budget Function or Agency')}>
          <p className="field-hint">One of the two is enough: the other is then set to All. You can go on to choose both.</p>
          <div className="form-columns">
            <TitledPicker label="Budget Function" placeholder={placeholders.budgetFunction} list={functions} value={form.budgetFunction.code} onChange={(chosen) => change(chooseFunction(form, chosen))} />
            <TitledPicker label="Budget Sub-Function" placeholder={placeholders.budgetSubfunction} list={subfunctions} value={form.budgetSubfunction.code} onChange={(chosen) => change(form.set('budgetSubfunction', chosen))} />
          </div>
          <div className="form-columns">
            <AgencyPicker agencies={agencies} value={form.agency.id} placeholder={placeholders.agency} onChange={(id) => change(chooseAccountAgency(form, agencyNamed(agencies.value, id)))} />
            {accounts.error ? <PanelError message={accounts.error} onRetry={accounts.retry} /> : <Picker label="Federal Account" placeholder={placeholders.federalAccount} disabled={!accounts.value} value={form.federalAccount.id} groups={[{ heading: '', items: [ALL, ...(accounts.value ?? []).map(({ id, number, title }) => ({ id, name: `${number} ${title}` }))] }]} onChange={(chosen) => change(form.set('federalAccount', chosen))} />}
          </div>
        </Section>
        <Section title="Select the account level." done>
          <Choice legend="Account level" hideLegend name="account-level" value={form.accountLevel} options={accountLevels} onChange={(accountLevel) => change(form.set('accountLevel', accountLevel))} />
        </Section>
        <Section title="Select the file type." done={form.submissionTypes.length > 0}>
          <div className="form-types" role="group" aria-label="File types">{submissionKinds.map(({ key, label, text }) => <div key={key} className="form-choice__item"><label><input type="checkbox" checked={form.submissionTypes.includes(key)} onChange={() => change(toggleSubmission(form, key))} /> {label}</label><p>{text}</p></div>)}</div>
          <p className="field-hint">* File C also holds money that could not be linked to an award.</p>
        </Section>
        <Section title="Filter by Disaster Emergency Fund Codes (DEFCs) (Optional)" done>
          {fixed && <p className="field-hint">Account balances (File A) are not reported by emergency code. Add File B or File C to choose codes.</p>}
          <EmergencyCodes chosen={form.defCodes} disabled={fixed} onChange={(defCodes) => change(form.set('defCodes', defCodes))} />
        </Section>
        <Section title="Select the fiscal year and the last quarter or period." done={!missing.includes('Time Period')}><TimePeriod form={form} onChange={change} onPublished={date} /></Section>
        <Summary rows={[
          { label: 'Budget Function', value: form.budgetFunction.code && form.budgetFunction.title, required: true }, { label: 'Budget Sub-Function', value: form.budgetSubfunction.code && form.budgetSubfunction.title, required: false },
          { label: 'Agency', value: form.agency.id && form.agency.name, required: true }, { label: 'Federal Account', value: form.federalAccount.id && form.federalAccount.name, required: false }, { label: 'Account Level', value: level.label, required: true },
          { label: 'Disaster Emergency Fund Codes', value: form.defCodes.join(', '), required: false }, { label: 'File Submission Type', value: submissionKinds.filter(({ key }) => form.submissionTypes.includes(key)).map(({ label }) => label).join(', '), required: true }, { label: 'Fiscal Year', value: periodWords(form), required: true },
        ]} />
        <FormEnd missing={missing} onReset={handleReset} />
      </form>
      {download && <BulkDialog id={download} onClose={closeDownload} />}
    </Frame>
  );
}
