import type { AwardCategory } from '@/domain/award';
import { assistanceScenario, contractScenario, loanScenario } from '@/domain/awardChart';
import { assistanceAmounts, contractAmounts, loanAmounts } from './amountLines';
import type { CategoryPage } from './category';
import { assistanceDates, contractDates, vehicleDates } from './dateLines';

const defaultStatus = { before: 'Not Started', during: 'In Progress', after: 'Completed' };
const contract: CategoryPage = {
  heading: 'Contract Summary',
  verb: ['signed', 'with'],
  status: defaultStatus,
  amounts: contractAmounts,
  main: 'totalObligation',
  scenario: contractScenario,
  dates: contractDates,
  related: 'contract',
  codes: true,
  download: 'contract',
};
const assistance = {
  verb: ['awarded', 'to'],
  status: defaultStatus,
  amounts: assistanceAmounts,
  main: 'totalObligation',
  scenario: assistanceScenario,
  dates: assistanceDates,
  related: 'program',
  codes: false,
  download: 'assistance',
} satisfies Partial<CategoryPage>;

/** The page settings of each award category (pages document §15). */
export const categoryPages: Readonly<Record<AwardCategory, CategoryPage>> = {
  contract,
  idv: {
    ...contract,
    heading: 'Indefinite Delivery Vehicle',
    status: { ...defaultStatus, during: 'Open', after: 'Closed' },
    dates: vehicleDates,
    related: 'vehicle',
    download: 'idv',
  },
  grant: { ...assistance, heading: 'Grant Summary' },
  loan: {
    ...assistance,
    heading: 'Loan Summary',
    amounts: loanAmounts,
    main: 'faceValue',
    scenario: loanScenario,
  },
  'direct payment': { ...assistance, heading: 'Direct Payment Summary' },
  insurance: { ...assistance, heading: 'Insurance Summary' },
  other: { ...assistance, heading: 'Other Summary' },
};
