import { balanceSentence } from './balanceSentence';
import { histories } from './historyTabs';
import { transactionColumns } from './transactionColumns';

const contract = [
  'Modification Number',
  'Action Date',
  'Amount',
  'Total Before',
  'Total After',
  'Action Type',
  'Transaction Description',
];
const assistance = ['Modification Number', 'Assistance Listing', ...contract.slice(1)];
const withSubawards = ['Transaction History', 'Sub-Awards', 'Federal Account Funding'];
const withoutSubawards = ['Transaction History', 'Federal Account Funding'];

describe('the history of an award', () => {
  it.each([
    ['contract', contract, withSubawards],
    ['idv', contract, withoutSubawards],
    ['grant', assistance, withSubawards],
    ['direct payment', assistance, withoutSubawards],
    ['insurance', assistance, withoutSubawards],
    ['other', assistance, withoutSubawards],
    [
      'loan',
      [
        'Modification Number',
        'CFDA Number',
        'Action Date',
        'Loan Face Value',
        'Face Value Before',
        'Face Value After',
        'Loan Subsidy Cost (Total Obligations To Date)',
        'Action Type',
        'Transaction Description',
      ],
      withoutSubawards,
    ],
  ] as const)('has the columns and tabs of the category: %s', (category, columns, tabs) => {
    expect(transactionColumns[category].map(({ label }) => label)).toEqual(columns);
    expect(histories[category].tabs.map(({ label }) => label)).toEqual(tabs);
  });
});

describe('balanceSentence', () => {
  const award = { category: 'grant', faceValue: null, totalObligation: 1_000_000 } as const;
  it.each([
    [
      award,
      { sum: 730_000.25, actionCount: 4 },
      'All 4 actions add up to $730,000.25, $269,999.75 less than the obligated amount of the award.',
    ],
    [
      award,
      { sum: 1_000_000.01, actionCount: 1 },
      'The only action amounts to $1,000,000.01, $0.01 more than the obligated amount of the award.',
    ],
    [
      { ...award, category: 'loan', faceValue: 250_000 } as const,
      { sum: 250_000, actionCount: 2 },
      'Both actions add up to $250,000.00, the face value of the award.',
    ],
    [
      { ...award, totalObligation: null },
      { sum: 5, actionCount: 3 },
      'All 3 actions add up to $5.00.',
    ],
    [award, { sum: undefined, actionCount: 0 }, undefined],
  ])('compares the sum of actions with the amount of the award', (stated, actions, sentence) =>
    expect(balanceSentence(stated, actions)).toBe(sentence),
  );
});
