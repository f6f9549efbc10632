import type { AwardCategory } from '@/domain/award';
import { assistanceScenario, contractScenario, loanScenario } from '@/domain/awardChart';
import { assistanceAmounts, contractAmounts, loanAmounts } from './amountLines';
import type { CategoryPage } from './category';
import { assistanceDates, contractDates, vehicleDates } from './dateLines';

const defaultStatus = { before: 'Not Started', during: 'In Progress', after: 'Completed' };
const contractPage: CategoryPage = {
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
const assistancePage = {
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
  contract: contractPage,
  idv: {
    ...contractPage,
    heading: 'Indefinite Delivery Vehicle',
    status: { ...defaultStatus, during: 'Open', after: 'Closed' },
    dates: vehicleDates,
    related: 'vehicle',
    download: 'idv',
  },
  grant: { ...assistancePage, heading: 'Grant Summary' },
  loan: {
    ...assistancePage,
    heading: 'Loan Summary',
    amounts: loanAmounts,
    main: 'faceValue',
    scenario: loanScenario,
  },
  'direct payment': { ...assistancePage, heading: 'Direct Payment Summary' },
  insurance: { ...assistancePage, heading: 'Insurance Summary' },
  other: { ...assistancePage, heading: 'Other Summary' },
};
