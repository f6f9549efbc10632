import {
  accountLevels,
  submissionKinds,
  type AccountForm,
} from '@/domain/bulkDownload/accountForm';
import { timeLabel } from '@/domain/bulkDownload/accountPeriods';
import { Summary } from './Summary';

/** Lists the choices made for a file of account data. */
export function AccountSummary({ form }: { form: AccountForm }) {
  return (
    <Summary
      rows={[
        {
          label: 'Budget Function',
          value: form.budgetFunction.code && form.budgetFunction.title,
          required: true,
        },
        {
          label: 'Budget Sub-Function',
          value: form.budgetSubfunction.code && form.budgetSubfunction.title,
        },
        { label: 'Agency', value: form.agency.id && form.agency.name, required: true },
        { label: 'Federal Account', value: form.federalAccount.id && form.federalAccount.name },
        {
          label: 'Account Level',
          value: accountLevels.find(({ key }) => key === form.accountLevel)!.label,
          required: true,
        },
        { label: 'Disaster Emergency Fund Codes', value: form.defCodes.join(', ') },
        {
          label: 'File Submission Type',
          value: submissionKinds
            .filter(({ key }) => form.submissionTypes.includes(key))
            .map(({ label }) => label)
            .join(', '),
          required: true,
        },
        { label: 'Fiscal Year', value: timeLabel(form), required: true },
      ]}
    />
  );
}
