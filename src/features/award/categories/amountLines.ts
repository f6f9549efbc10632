import type { AmountField } from '@/domain/awardChart';
import type { AmountLine } from './category';

const outlayLine: AmountLine = { field: 'totalOutlay', label: 'Outlayed Amount', tone: 'outlay' };
const obligationLine: AmountLine = {
  field: 'totalObligation',
  label: 'Obligated Amount',
  tone: 'obligation',
};
export const contractAmounts: readonly AmountLine[] = [
  outlayLine,
  obligationLine,
  { field: 'baseExercisedOptions', label: 'Current Award Amount', tone: 'current-award' },
  { field: 'baseAndAllOptions', label: 'Potential Award Amount', tone: 'potential-award' },
];
export const combinedAmounts: readonly AmountLine[] = contractAmounts.map((line) => ({
  ...line,
  label: `Combined ${line.label}s`,
}));
export const assistanceAmounts: readonly AmountLine[] = [
  outlayLine,
  obligationLine,
  { field: 'nonFederalFunding', label: 'Non-Federal Funding', tone: 'non-federal' },
  { field: 'totalFunding', label: 'Total Funding', tone: 'potential-award' },
];
export const loanAmounts: readonly AmountLine[] = [
  outlayLine,
  obligationLine,
  { field: 'subsidyCost', label: 'Original Subsidy Cost', tone: 'loan-subsidy' },
  { field: 'faceValue', label: 'Face Value of Direct Loan', tone: 'face-value' },
];
/** Slugs of the glossary entries of the amounts. */
export const amountTerms: Readonly<Record<AmountField, string>> = {
  totalOutlay: 'outlay',
  totalObligation: 'obligation',
  baseExercisedOptions: 'current-award-amount',
  baseAndAllOptions: 'potential-award-amount',
  nonFederalFunding: 'non-federal-funding',
  totalFunding: 'award-amount',
  subsidyCost: 'loan-subsidy-cost',
  faceValue: 'face-value-of-loan',
};
