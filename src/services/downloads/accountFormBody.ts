import {
  allTitled,
  type AccountForm,
  type SubmissionKind,
} from '@/domain/bulkDownload/accountForm';

const submissionCodes: Readonly<Record<SubmissionKind, string>> = {
  accountBalances: 'account_balances',
  objectClassProgramActivity: 'object_class_program_activity',
  awardFinancial: 'award_financial',
};
/** Returns the request body for account data. It contains either a quarter or a period. */
export const accountFormBody = (form: AccountForm): Record<string, unknown> => {
  const toOptionalField = (key: string, value: string) =>
    value && value !== allTitled.code ? { [key]: value } : {};
  return {
    account_level: form.accountLevel === 'federalAccount' ? 'federal_account' : 'treasury_account',
    filters: {
      budget_function: form.budgetFunction.code,
      ...toOptionalField('budget_subfunction', form.budgetSubfunction.code),
      agency: form.agency.id,
      ...toOptionalField('federal_account', form.federalAccount.id),
      submission_types: form.submissionTypes.map((kind) => submissionCodes[kind]),
      fy: form.fy,
      ...(form.quarter ? { quarter: form.quarter } : { period: form.period }),
      ...(form.defCodes.length ? { def_codes: [...form.defCodes] } : {}),
    },
    file_format: form.fileFormat,
  };
};
