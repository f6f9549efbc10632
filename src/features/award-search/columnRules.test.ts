import { chosenColumns } from './columnRules';
import { tabColumns } from './columns';

const labels = (...choice: Parameters<typeof chosenColumns>) =>
  chosenColumns(...choice).map(({ label, subtitle = '' }) => label + subtitle);
const ids = (...choice: Parameters<typeof chosenColumns>) =>
  chosenColumns(...choice).map(({ id }) => id);
const awardLabels = [
  'Prime Award ID',
  'Recipient Name',
  'Obligations',
  'Award Description',
  'Awarding Agency',
  'Period of Performance Start',
  'Period of Performance End',
];

describe('the default columns of a tab', () => {
  it.each([
    ['contracts', awardLabels],
    [
      'idvs',
      [
        'Prime Award ID',
        'Recipient Name',
        'Total Obligations to Date',
        'Award Description',
        'Awarding Agency',
        'Period of Performance Start',
        'Ordering Period End Date',
      ],
    ],
    ['grants', awardLabels],
    ['direct_payments', awardLabels],
    [
      'loans',
      [
        'Prime Award ID',
        'Recipient Name',
        'Original Subsidy Costtotal obligations to date',
        'Face Value of Loan',
        'Award Description',
        'Awarding Agency',
        'Issued Date',
      ],
    ],
    ['other', awardLabels],
    [
      'subgrants',
      [
        'Subaward ID',
        'Subrecipient Name',
        'Subaward Obligations',
        'Subaward Action Date',
        'Subaward Description',
        'Prime Award ID',
        'Prime Award Awarding Agency',
      ],
    ],
    [
      'transaction_grants',
      [
        'Prime Award ID',
        'Modification Number',
        'Recipient Name',
        'Obligations',
        'Action Date',
        'Transaction Description',
        'Awarding Agency',
      ],
    ],
  ] as const)('have the expected labels: %s', (tab, expected) => {
    expect(labels(tab, '')).toEqual(expected);
  });
});

describe('the columns selected in the address', () => {
  it('are all columns of the tab for “all”', () => {
    expect(chosenColumns('contracts', 'all')).toEqual(tabColumns.contracts);
    expect(tabColumns.contracts).toHaveLength(20);
  });
  it.each(['nothing', 'sub_date,mod'])(
    'are the default columns if no selected ID is a column of the tab: %s',
    (cols) => {
      expect(labels('contracts', cols)).toEqual(awardLabels);
    },
  );
  it('exclude unknown columns and include the first column of the tab', () => {
    expect(ids('contracts', 'uei,nothing')).toEqual(['award_id', 'uei']);
  });
  it('include the sort column at its usual position', () => {
    expect(ids('contracts', '', 'uei')).toEqual([
      'award_id',
      'recipient',
      'obligations',
      'description',
      'uei',
      'awarding_agency',
      'start',
      'end',
    ]);
    expect(ids('contracts', 'start', 'uei')).toEqual(['award_id', 'uei', 'start']);
  });
});
