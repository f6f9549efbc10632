import { HttpResponse } from 'msw';
import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { federalTotals } from '../references/endpoints';
import {
  agencyPublications,
  agencySubmissions,
  missingSymbols,
  obligationDifferences,
  publicationSort,
  submissionHistory,
  submissionsOfAgency,
  unlinkedAwards,
} from './endpoints';

const edge = serviceEdge();
const list = { sort: 'agency_name', order: 'asc', page: 2, limit: 25 } as const;
const listParams = { sort: 'agency_name', order: 'asc', page: '2', limit: '25' };
const figures = {
  current_total_budget_authority_amount: 8,
  recent_publication_date: '2024-05-14T10:00:00Z',
  recent_publication_date_certified: true,
  tas_account_discrepancies_totals: {
    gtas_obligation_total: 100,
    tas_accounts_total: 90,
    tas_obligation_not_in_gtas_total: 10,
    missing_tas_accounts_count: 3,
  },
  obligation_difference: -0.5,
  unlinked_contract_award_count: 4,
  unlinked_assistance_award_count: 0,
  assurance_statement_url: 'https://files.example/statement.txt',
};
const agency = { agency_name: 'Department of Energy', abbreviation: 'DOE', toptier_code: '089' };
const expectedFigures = {
  budget: 8,
  published: '2024-05-14',
  certified: true,
  missingSymbols: 3,
  gtasObligations: 100,
  missingObligations: 10,
  obligationDifference: -0.5,
  unlinkedContracts: 4,
  unlinkedAssistance: 0,
  statement: 'https://files.example/statement.txt',
};
const emptyFigures = {
  budget: null,
  published: '',
  certified: false,
  missingSymbols: null,
  gtasObligations: null,
  missingObligations: null,
  obligationDifference: null,
  unlinkedContracts: null,
  unlinkedAssistance: null,
  statement: '',
};
const pageMetadata = { total: 40, hasNext: true };

describe('agencySubmissions', () => {
  it('has no publication date for a text that is not a date', async () => {
    const row = { ...agency, ...figures, recent_publication_date: 'on 2024-05-14' };
    edge.answers({ results: [row], page_metadata: pageMetadata });
    const { rows } = await agencySubmissions.call({ ...list, fy: 2024, period: 6, term: '' });
    expect(rows[0]!.published).toBe('');
  });
  it('is requested by period, page, sort order and search term', async () => {
    edge.answers({ results: [{ ...agency, ...figures }], page_metadata: pageMetadata });
    const query = { ...list, fy: 2024, period: 6, term: 'ener' };
    expect(await agencySubmissions.call(query)).toEqual({
      rows: [
        {
          name: 'Department of Energy',
          abbreviation: 'DOE',
          toptierCode: '089',
          ...expectedFigures,
        },
      ],
      ...pageMetadata,
    });
    await agencySubmissions.call({ ...query, term: '' });
    const period = { fiscal_year: '2024', fiscal_period: '6', ...listParams };
    expect(edge.asked.map(({ path, query: sent }) => [path, sent])).toEqual([
      ['v2/reporting/agencies/overview/', { ...period, filter: 'ener' }],
      ['v2/reporting/agencies/overview/', period],
    ]);
  });
  it('has null for missing figures and drops unsafe addresses', async () => {
    edge.answers({
      results: [
        { agency_name: 'Office', toptier_code: '999' },
        {
          agency_name: 'Board',
          toptier_code: '998',
          tas_account_discrepancies_totals: null,
          assurance_statement_url: 'javascript:alert(1)',
        },
      ],
    });
    expect(await agencySubmissions.call({ ...list, fy: 2024, period: 6, term: '' })).toEqual({
      rows: [
        { name: 'Office', abbreviation: '', toptierCode: '999', ...emptyFigures },
        { name: 'Board', abbreviation: '', toptierCode: '998', ...emptyFigures },
      ],
      total: undefined,
      hasNext: false,
    });
  });
});

describe('agencyPublications', () => {
  const query = { ...list, fy: 2024, term: '' };
  it('is requested by year and sort order and reads the dates of each period', async () => {
    edge.answers({
      results: [
        {
          ...agency,
          current_total_budget_authority_amount: 8,
          periods: [
            {
              period: 3,
              quarter: 1,
              quarterly: true,
              submission_dates: {
                publication_date: '2024-02-14',
                certification_date: '2024-02-15 10:00',
              },
            },
            { period: 4, quarter: 2, quarterly: false, submission_dates: null },
            { submission_dates: { publication_date: '2024-02-14' } },
            null,
          ],
        },
        { agency_name: 'Office', toptier_code: '999' },
      ],
    });
    const { rows } = await agencyPublications.call({ ...query, sort: publicationSort(12) });
    expect(rows).toEqual([
      {
        name: 'Department of Energy',
        abbreviation: 'DOE',
        toptierCode: '089',
        budget: 8,
        periods: [
          { period: 3, quarterly: true, published: '2024-02-14', certified: '2024-02-15' },
          { period: 4, quarterly: false, published: '', certified: '' },
        ],
      },
      { name: 'Office', abbreviation: '', toptierCode: '999', budget: null, periods: [] },
    ]);
    await agencyPublications.call({ ...query, term: 'x' });
    expect(edge.asked.map(({ path, query: sent }) => [path, sent])).toEqual([
      [
        'v2/reporting/agencies/publish_dates/',
        { ...listParams, fiscal_year: '2024', sort: 'publication_date,12' },
      ],
      ['v2/reporting/agencies/publish_dates/', { ...listParams, fiscal_year: '2024', filter: 'x' }],
    ]);
  });
});

describe('submissionsOfAgency', () => {
  it('returns periods with the budgetary resources of all agencies', async () => {
    edge.answers({
      results: [
        { fiscal_year: 2024, fiscal_period: 6, total_budgetary_resources: 80, ...figures },
        { fiscal_year: 2024, fiscal_period: 2 },
      ],
      page_metadata: pageMetadata,
    });
    expect(await submissionsOfAgency.call({ ...list, toptierCode: '089' })).toEqual({
      rows: [
        { fiscalYear: 2024, period: 6, federalBudget: 80, ...expectedFigures },
        { fiscalYear: 2024, period: 2, federalBudget: null, ...emptyFigures },
      ],
      ...pageMetadata,
    });
    expect(edge.asked).toMatchObject([
      { method: 'GET', path: 'v2/reporting/agencies/089/overview/', query: listParams },
    ]);
  });
});

describe('the details of a submission', () => {
  const submissionQuery = { toptierCode: '089', fy: 2024, period: 6 };
  const period = { fiscal_year: '2024', fiscal_period: '6' };
  it('include the TAS that are missing from it', async () => {
    edge.answers({ results: [{ tas: '089-X-0100-000', amount: 5.5 }, { tas: 'A' }] });
    expect((await missingSymbols.call({ ...submissionQuery, ...list })).rows).toEqual([
      { tas: '089-X-0100-000', amount: 5.5 },
      { tas: 'A', amount: null },
    ]);
    expect(edge.asked).toMatchObject([
      { path: 'v2/reporting/agencies/089/discrepancies/', query: { ...period, ...listParams } },
    ]);
  });
  it('include the TAS whose obligations differ between files', async () => {
    edge.answers({
      results: [{ tas: 'A', file_a_obligation: 5, file_b_obligation: 7, difference: -2 }],
    });
    expect((await obligationDifferences.call({ ...submissionQuery, ...list })).rows).toEqual([
      { tas: 'A', inBalances: 5, inBreakdown: 7, difference: -2 },
    ]);
    expect(edge.asked).toMatchObject([
      { path: 'v2/reporting/agencies/089/differences/', query: { ...period, ...listParams } },
    ]);
  });
  it('include its publications, or none for status 204', async () => {
    edge.answers({
      results: [
        { publication_date: '2024-05-14T08:00:00Z', certification_date: null },
        { publication_date: '2024-05-01', certification_date: '2024-05-02' },
      ],
    });
    expect(await submissionHistory.call(submissionQuery)).toEqual([
      { published: '2024-05-14', certified: '' },
      { published: '2024-05-01', certified: '2024-05-02' },
    ]);
    edge.answers(new HttpResponse(null, { status: 204 }));
    expect(await submissionHistory.call(submissionQuery)).toEqual([]);
    expect(edge.asked[0]).toMatchObject({
      path: 'v2/reporting/agencies/089/2024/6/submission_history/',
      query: { page: '1', limit: '100' },
    });
  });
  it('include its linked and unlinked awards', async () => {
    edge.answers({
      unlinked_file_c_award_count: 1,
      unlinked_file_d_award_count: 2,
      total_linked_award_count: 7,
    });
    expect(await unlinkedAwards.call({ ...submissionQuery, type: 'procurement' })).toEqual({
      inAccounts: 1,
      inAwards: 2,
      linked: 7,
    });
    expect(edge.asked[0]!.path).toBe(
      'v2/reporting/agencies/089/2024/6/unlinked_awards/procurement/',
    );
  });
});

describe('federalTotals', () => {
  it('drops periods without an amount', async () => {
    edge.answers({
      results: [
        { fiscal_year: 2024, fiscal_period: 6, total_budgetary_resources: 80 },
        { fiscal_year: 2024, fiscal_period: 7, total_budgetary_resources: null },
      ],
    });
    expect(await federalTotals.call({})).toEqual([{ fiscalYear: 2024, period: 6, resources: 80 }]);
    expect(edge.asked[0]!.path).toBe('v2/references/total_budgetary_resources/');
  });
});

describe('invalid responses', () => {
  const submission = { toptierCode: '089', fy: 2024, period: 6 };
  const calls: readonly [string, () => Promise<unknown>][] = [
    ['submissions', () => agencySubmissions.call({ ...list, fy: 2024, period: 6, term: '' })],
    ['publications', () => agencyPublications.call({ ...list, fy: 2024, term: '' })],
    ['submissions of an agency', () => submissionsOfAgency.call({ ...list, toptierCode: '089' })],
    ['missing accounts', () => missingSymbols.call({ ...submission, ...list })],
    ['differences', () => obligationDifferences.call({ ...submission, ...list })],
    ['history', () => submissionHistory.call(submission)],
    ['unlinked awards', () => unlinkedAwards.call({ ...submission, type: 'assistance' })],
    ['federal totals', () => federalTotals.call({})],
  ];
  it.each(calls)('for %s are rejected if they have no fields', async (_what, call) => {
    edge.answers({});
    await expect(call()).rejects.toThrow(UNREADABLE);
  });
  it.each(calls.slice(0, 5))('for %s are rejected if a row has no fields', async (_what, call) => {
    edge.answers({ results: [{}] });
    await expect(call()).rejects.toThrow(UNREADABLE);
  });
});
