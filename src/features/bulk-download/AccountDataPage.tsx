import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import {
  accountLevels,
  allTitled,
  areDefCodesDisabled,
  missingAccountFields,
  type AccountForm,
} from '@/domain/bulkDownload/accountForm';
import { timeLabel, selectLatestPeriod } from '@/domain/bulkDownload/accountPeriods';
import { ALL } from '@/domain/bulkDownload/awardForm';
import { toIsoDate, type SubmissionPeriod } from '@/domain/fiscal';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { accountFormBody } from '@/services/downloads/accountFormBody';
import { AccountSummary } from './components/AccountSummary';
import { Choice } from './components/Choice';
import { DownloadForm } from './components/DownloadForm';
import { Frame } from './components/Frame';
import { Section } from './components/Section';
import { TimePeriod } from './components/TimePeriod';
import { useAccountEstimate } from './components/useFileEstimate';
import { AccountFilterSection } from './sections/AccountFilterSection';
import { EmergencyCodesSection } from './sections/EmergencyCodesSection';
import { FileTypeSection } from './sections/FileTypeSection';
import {
  accountFormChanged,
  dataTypeChosen,
  selectAccountForm,
  type WithBulkDownload,
} from './state';

/** Returns the name of the agency or budget function whose accounts are in the file, or `all agencies`. */
const getSubjectName = ({ agency, budgetFunction }: AccountForm): string => {
  if (agency.id !== ALL.id) return agency.name;
  return budgetFunction.code && budgetFunction.code !== allTitled.code
    ? budgetFunction.title
    : 'all agencies';
};

const aboutText = (
  <>
    <h3>What is it?</h3>
    <p>
      Account data shows the resources of each account, its spending by program, and the awards that
      it paid for.
    </p>
    <h3>Why use it?</h3>
    <p>
      Use it to follow funds from an appropriation to its programs, object classes and awards with
      your own tools.
    </p>
    <h3>How to use it</h3>
    <p>
      Choose a budget function or an agency, the files you want and the last period. Amounts run
      from the start of the fiscal year to the end of that period. The bar at the bottom of the page
      shows the progress. “My downloads” keeps the file for a week.
    </p>
    <h3>When does the data begin?</h3>
    <p>
      Account data begins with the second quarter of fiscal year 2017. Since fiscal year 2020 it is
      monthly.
    </p>
  </>
);

/** Renders the form for files of account data, from the start of a fiscal year to the end of the chosen period. */
export function AccountDataPage() {
  const dispatch = useThunkDispatch<WithBulkDownload>();
  const { track } = usePorts();
  const form = useSelector(selectAccountForm);
  const estimate = useAccountEstimate(form);
  useEffect(() => {
    dispatch(dataTypeChosen('accounts'));
  }, [dispatch]);
  const change = (newForm: AccountForm) => {
    dispatch(accountFormChanged(newForm));
  };
  // Reads the form from the store, so that a choice made while the response was loading is not lost.
  const setLatestPeriod = useCallback(
    (periods: readonly SubmissionPeriod[]) => {
      dispatch((send, getState) => {
        const currentForm = selectAccountForm(getState());
        send(accountFormChanged(selectLatestPeriod(currentForm, periods, toIsoDate(new Date()))));
      });
    },
    [dispatch],
  );
  const missingFields = missingAccountFields(form);
  return (
    <Frame
      path="/download_center/custom_account_data"
      heading="Custom Account Data"
      about={aboutText}
    >
      <DownloadForm
        dataType="accounts"
        missingLabels={missingFields}
        estimate={estimate}
        onRequest={() =>
          track(
            'accountDataDownload',
            accountLevels.find(({ key }) => key === form.accountLevel)!.label,
            form.agency.name,
          )
        }
        buildRequest={() => ({
          title: `Custom account data: ${getSubjectName(form)}, ${timeLabel(form)}`,
          request: { family: 'download', type: 'accounts', body: accountFormBody(form) },
        })}
      >
        <AccountFilterSection step={1} form={form} onChange={change} />
        <Section step={2} title="Select the account level.">
          <Choice
            legend="Account level"
            name="account-level"
            value={form.accountLevel}
            options={accountLevels}
            onChange={(accountLevel) => change(form.set('accountLevel', accountLevel))}
          />
        </Section>
        <FileTypeSection step={3} form={form} onChange={change} />
        <EmergencyCodesSection
          step={4}
          chosenCodes={form.defCodes}
          disabledReason={
            areDefCodesDisabled(form)
              ? 'Account balances (File A) are not reported by emergency code. Add File B or File C to choose codes.'
              : ''
          }
          onChange={(defCodes) => change(form.set('defCodes', defCodes))}
        />
        <Section
          step={5}
          title="Select the fiscal year and the last quarter or period."
          problem={
            missingFields.includes('Time Period')
              ? { title: 'Time Period', text: 'Choose a fiscal year, and a quarter or period.' }
              : undefined
          }
        >
          <TimePeriod form={form} onChange={change} onPublished={setLatestPeriod} />
        </Section>
        <AccountSummary form={form} />
      </DownloadForm>
    </Frame>
  );
}
