import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import { ALL, placeholders, type NamedItem } from './awardForm';

/** A budget function in the custom account data form (specification `interactive.md` §3, pages document §16.3). */
export interface TitledItem {
  code: string;
  title: string;
}
export type AccountLevel = 'federalAccount' | 'treasuryAccount';
export type SubmissionKind = 'accountBalances' | 'objectClassProgramActivity' | 'awardFinancial';
export interface AccountFormShape {
  accountLevel: AccountLevel;
  budgetFunction: TitledItem;
  budgetSubfunction: TitledItem;
  defCodes: readonly string[];
  agency: NamedItem;
  federalAccount: NamedItem;
  submissionTypes: readonly SubmissionKind[];
  /** Time fields are '' until the periods have loaded. Years up to 2019 have a quarter, later years a period (fiscal month 2 to 12). */
  fy: string;
  quarter: string;
  period: string;
  fileFormat: 'csv';
}
export type AccountForm = RecordOf<AccountFormShape>;

const noFunction: TitledItem = { code: '', title: placeholders.budgetFunction };
export const noSubfunction: TitledItem = { code: '', title: placeholders.budgetSubfunction };
export const noFederalAccount: NamedItem = { id: '', name: placeholders.federalAccount };
export const allTitled: TitledItem = { code: 'all', title: 'All' };
export const makeAccountForm = ImmutableRecord<AccountFormShape>(
  {
    accountLevel: 'federalAccount',
    budgetFunction: noFunction,
    budgetSubfunction: noSubfunction,
    defCodes: [],
    agency: { id: '', name: placeholders.agency },
    federalAccount: noFederalAccount,
    submissionTypes: ['accountBalances'],
    fy: '',
    quarter: '',
    period: '',
    fileFormat: 'csv',
  },
  'AccountForm',
);

/** The account levels. The level determines what one row of the file represents. */
export const accountLevels: readonly { key: AccountLevel; label: string; text: string }[] = [
  {
    key: 'federalAccount',
    label: 'Federal Account',
    text: 'One row per federal account, with its Treasury accounts combined.',
  },
  {
    key: 'treasuryAccount',
    label: 'Treasury Account',
    text: 'One row per Treasury account, with its period of availability.',
  },
];
export const submissionKinds: readonly { key: SubmissionKind; label: string; text: string }[] = [
  {
    key: 'accountBalances',
    label: 'Account Balances (File A)',
    text: 'The resources, obligations and outlays of each account.',
  },
  {
    key: 'objectClassProgramActivity',
    label: 'Account Breakdown by Program Activity & Object Class (File B)',
    text: 'Obligations and outlays by program and type of expense.',
  },
  {
    key: 'awardFinancial',
    label: 'Account Breakdown by Award* (File C)',
    text: 'The awards that each account paid for.',
  },
];

/** Selects a budget function and clears the subfunction. If no agency is selected yet, sets the agency to All. */
export const chooseFunction = (form: AccountForm, budgetFunction: TitledItem): AccountForm =>
  form.merge({
    budgetFunction,
    budgetSubfunction: noSubfunction,
    agency: form.agency.id ? form.agency : ALL,
  });
/** Selects an agency and clears the federal account. If no budget function is selected yet, sets it to All. */
export const chooseAccountAgency = (form: AccountForm, agency: NamedItem): AccountForm =>
  form.merge({
    agency,
    federalAccount: noFederalAccount,
    budgetFunction: form.budgetFunction.code ? form.budgetFunction : allTitled,
  });
/** Returns whether Disaster Emergency Fund Codes are disabled, because the only file is File A, which has no data by code. */
export const areDefCodesDisabled = ({
  submissionTypes,
}: Pick<AccountFormShape, 'submissionTypes'>): boolean =>
  submissionTypes.length === 1 && submissionTypes[0] === 'accountBalances';
/** Adds or removes a file, and clears the Disaster Emergency Fund Codes if they would have no effect. */
export const toggleSubmission = (form: AccountForm, kind: SubmissionKind): AccountForm => {
  const submissionTypes = submissionKinds
    .map(({ key }) => key)
    .filter((key) =>
      key === kind ? !form.submissionTypes.includes(kind) : form.submissionTypes.includes(key),
    );
  return form.merge({
    submissionTypes,
    defCodes: areDefCodesDisabled({ submissionTypes }) ? [] : form.defCodes,
  });
};

/** Returns the labels of required fields that are still missing. */
export const missingAccountFields = (form: AccountForm): string[] => [
  ...(form.budgetFunction.code && form.agency.id ? [] : ['Budget Function or Agency']),
  ...(form.submissionTypes.length ? [] : ['File Type']),
  ...(form.fy && (form.period || form.quarter) ? [] : ['Time Period']),
];
/** The accounts whose number estimates the rows of a file, or why nothing does. */
export type RowSource = 'oneAccount' | 'agency' | 'allAgencies' | 'uncountable' | 'incomplete';
/**
 * Returns which accounts estimate the rows of a file. The API cannot count account data, but account balances (File A) have one row per
 * federal account.
 */
export const getRowSource = (form: AccountForm): RowSource => {
  if (missingAccountFields(form).length) return 'incomplete';
  const [firstKind, ...otherKinds] = form.submissionTypes;
  if (
    form.accountLevel !== 'federalAccount' ||
    firstKind !== 'accountBalances' ||
    otherKinds.length
  )
    return 'uncountable';
  if (form.federalAccount.id && form.federalAccount.id !== ALL.id) return 'oneAccount';
  return form.agency.id === ALL.id ? 'allAgencies' : 'agency';
};
