import { getFailure, serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import {
  agencyAwards,
  agencyAwardTypes,
  agencyNewAwards,
  agencyOverview,
  agencyRecipients,
  agencyResources,
  subAgencies,
  subAgencyTotals,
} from './endpoints';

const edge = serviceEdge();
const year = { toptierCode: '089', fy: 2024 };
const NO_CODES = { ...year, codes: null };

describe('agencyOverview', () => {
  it('is requested by code and year and keeps only COVID-19 codes', async () => {
    edge.answers({
      name: 'Department of Energy',
      mission: null,
      website: 'www.energy.gov',
      congressional_justification_url: 'https://www.energy.gov/cj',
      about_agency_data: ' Late. ',
      def_codes: [
        { code: 'N', disaster: 'covid_19' },
        { code: 'Z', disaster: 'infrastructure' },
        // The service gives no disaster for these codes, so the site uses its own table.
        { code: 'V', disaster: null },
        { code: 'Q', disaster: null },
        null,
      ],
    });
    expect((await agencyOverview.call(year)).toObject()).toEqual({
      name: 'Department of Energy',
      covidDefCodes: ['N', 'V'],
      mission: '',
      website: '',
      justification: 'https://www.energy.gov/cj',
      aboutData: 'Late.',
    });
    expect(edge.asked).toMatchObject([
      { method: 'GET', path: 'v2/agency/089/', query: { fiscal_year: '2024' } },
    ]);
  });
  it.each([[[]], [{}], [{ name: 'A', def_codes: 'N' }]])(
    'rejects the response %j',
    async (wire) => {
      edge.answers(wire);
      await expect(agencyOverview.call(year)).rejects.toThrow(UNREADABLE);
    },
  );
});

describe('agencyResources', () => {
  it('reads all years, oldest first, with their periods in order', async () => {
    edge.answers({
      agency_data_by_year: [
        {
          fiscal_year: 2024,
          agency_budgetary_resources: 10,
          total_budgetary_resources: 100,
          agency_total_obligated: 6,
          agency_total_outlayed: -1,
          agency_obligation_by_period: [
            { period: 12, obligated: 6 },
            { period: 3, obligated: 2 },
            { period: 6, obligated: null },
          ],
        },
        { fiscal_year: 2023, agency_budgetary_resources: null },
      ],
    });
    expect(await agencyResources.call({ toptierCode: '089' })).toEqual([
      {
        fiscalYear: 2023,
        resources: null,
        federalResources: null,
        obligated: null,
        outlayed: null,
        periods: [],
      },
      {
        fiscalYear: 2024,
        resources: 10,
        federalResources: 100,
        obligated: 6,
        outlayed: -1,
        periods: [
          { month: 3, obligated: 2 },
          { month: 12, obligated: 6 },
        ],
      },
    ]);
    expect(edge.asked).toMatchObject([{ path: 'v2/agency/089/budgetary_resources/', query: {} }]);
  });
  it.each([[{}], [{ agency_data_by_year: [{}] }]])('rejects the response %j', async (wire) => {
    edge.answers(wire);
    await expect(agencyResources.call({ toptierCode: '089' })).rejects.toThrow(UNREADABLE);
  });
});

describe('the awards of an agency', () => {
  it('are read by type, without unknown types', async () => {
    edge.answers({
      total_aggregated_amount: 3,
      results: [
        { category: 'grants', aggregated_amount: 4 },
        { category: 'gifts', aggregated_amount: 1 },
        { category: 'idvs', aggregated_amount: -1 },
      ],
    });
    expect(await agencyAwardTypes.call(year)).toEqual({
      total: 3,
      categories: [
        { category: 'grants', obligations: 4 },
        { category: 'idvs', obligations: -1 },
      ],
    });
  });
  it('are requested with a list of types, or without one for all types', async () => {
    edge.answers({
      obligations: 5,
      transaction_count: 2,
      latest_action_date: '2024-09-01T00:00:00',
      new_award_count: 7,
    });
    expect(await agencyAwards.call({ ...year, codes: ['07', '08'] })).toEqual({
      obligations: 5,
      transactions: 2,
      latestDate: '2024-09-01T00:00:00',
    });
    expect(await agencyNewAwards.call(NO_CODES)).toBe(7);
    expect(edge.asked.map(({ path, query }) => [path, query])).toEqual([
      ['v2/agency/089/awards/', { fiscal_year: '2024', award_type_codes: '[07,08]' }],
      ['v2/agency/089/awards/new/count/', { fiscal_year: '2024' }],
    ]);
  });
  it('are read by subagency and office, with 0 for missing obligations [i3.profiles.15]', async () => {
    edge.answers({
      page_metadata: { total: 12, hasNext: true },
      results: [
        {
          name: 'Office of Science',
          total_obligations: 9,
          transaction_count: 3,
          new_award_count: 1,
          children: [{ name: 'Oak Ridge', code: 'OR', transaction_count: 2 }],
        },
      ],
    });
    const page = await subAgencies.call({
      ...NO_CODES,
      sort: 'name',
      order: 'asc',
      page: 2,
      limit: 10,
    });
    expect([page.total, page.hasNext, page.rows[0]!.row.toObject()]).toEqual([
      12,
      true,
      { name: 'Office of Science', totalObligations: 9, transactionCount: 3, newAwardCount: 1 },
    ]);
    expect(page.rows[0]!.offices.map(({ code, row }) => [code, row.toObject()])).toEqual([
      ['OR', { name: 'Oak Ridge', totalObligations: 0, transactionCount: 2, newAwardCount: null }],
    ]);
    expect(edge.asked[0]!.query).toEqual({
      fiscal_year: '2024',
      limit: '10',
      page: '2',
      sort: 'name',
      order: 'asc',
    });
  });
  it('include the count of subagencies and offices [i3.profiles.14]', async () => {
    edge.answers({ sub_agency_count: 4, office_count: 9 });
    expect((await subAgencyTotals.call(year)).toObject()).toEqual({
      subAgencyCount: 4,
      officeCount: 9,
      newAwardCount: null,
      transactionCount: null,
      obligations: null,
    });
  });
  it('include the distribution over recipients, or fail with the HTTP status [i3.profiles.13]', async () => {
    edge.answers({
      count: 8,
      total_federal_count: 100,
      max: 9,
      min: -1,
      '25th_percentile': 1,
      '50th_percentile': 2.5,
      '75th_percentile': 4,
    });
    expect((await agencyRecipients.call(year)).toObject()).toEqual({
      count: 8,
      totalFederalCount: 100,
      max: 9,
      min: -1,
      percentile25: 1,
      percentile50: 2.5,
      percentile75: 4,
    });
    edge.answers(new Response('{"detail": "Not found."}', { status: 404 }));
    expect(await getFailure(agencyRecipients.call(year))).toMatchObject({ status: 404 });
  });
});
