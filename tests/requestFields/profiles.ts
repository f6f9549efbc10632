import { pair, to, type Family } from './values';

const flat = { '?flat': 'true' };
const componentNames = ['ata', 'aid', 'bpoa', 'epoa', 'a', 'main', 'sub'];
const years = { 'path:fiscal_year': 2023, 'path:fiscal_period': 9 };
/** Families of profile, reference and autocomplete requests. Later families override earlier ones. */
export const profileFamilies: readonly Family[] = [
  {
    match: /\{toptier_code\}/,
    base: () => ({ 'path:toptier_code': '075', '?fiscal_year': 2023 }),
    rows: () => ({
      'path:toptier_code': to('097'),
      '?award_type_codes': to('A'),
      '?filter': to('oper'),
    }),
  },
  {
    match: /^v2\/(awards|idvs|transactions|subawards)\//,
    base: ({ contracts, vehicles }, path) => {
      const award = (path.includes('idvs') ? vehicles : contracts)[0];
      return path.includes('{award_id}') ? { 'path:award_id': award } : { award_id: award };
    },
    rows: ({ contracts, vehicles }, path) => {
      const orders = { type: 'child_awards' };
      const award = (path.includes('idvs') ? vehicles : contracts)[1];
      const byPiid = { from: undefined, to: 'no such award' };
      return {
        piid: byPiid,
        '?piid': byPiid,
        'path:award_id': to(award),
        award_id: to(award),
        hide_edge_cases: {
          to: true,
          same: 'every order of the small dataset has dates and amounts',
        },
        ...(path.includes('idvs/awards')
          ? {
              order: pair('asc', 'desc', orders),
              page: pair(1, 2, { ...orders, limit: 1 }),
              limit: pair(1, 2, orders),
            }
          : {}),
        type: pair('child_awards', 'child_idvs'),
      };
    },
  },
  {
    match: /^v2\/recipient\/(duns\/|count\/)?$/,
    rows: () => ({ keyword: to('inc'), award_type: to('loans') }),
  },
  {
    match: /recipient\/.*\{/,
    base: ({ recipients, parents }) => ({
      'path:recipient_id': recipients[0],
      'path:duns_or_uei': parents[0],
      'path:fips': '06',
    }),
    rows: ({ recipients, parents }) => ({
      'path:recipient_id': to(recipients[1]),
      'path:duns_or_uei': to(parents[1]),
      'path:fips': to('48'),
      '?year': pair('2023', 'all'),
    }),
  },
  {
    match: /^v1\/tas\//,
    base: (_facts, path) => ({
      group: 'submission__reporting_fiscal_year',
      field: path.includes('balances')
        ? 'unobligated_balance_cpe'
        : 'gross_outlay_amount_by_program_object_class_cpe',
    }),
    rows: (_facts, path) => {
      const year = (value: object) => [
        { field: 'submission__reporting_fiscal_year', operation: 'equals', value: 2023, ...value },
      ];
      return {
        'filters[].field': pair(
          year({ value: 1 }),
          year({
            value: 1,
            field: path.includes('balances')
              ? 'treasury_account_identifier__federal_account_id'
              : 'treasury_account__federal_account_id',
          }),
        ),
        'filters[].operation': {
          from: year({ operation: 'in', value: [2023] }),
          to: year({ value: [2023] }),
          refused: true,
        },
        'filters[].value': pair(year({}), year({ value: 2022 })),
        group: to(['submission__reporting_fiscal_quarter']),
        field: to(
          path.includes('balances')
            ? 'gross_outlay_amount_by_tas_cpe'
            : 'obligations_incurred_by_program_object_class_cpe',
        ),
        aggregate: pair('sum', 'count'),
        order: pair(['aggregate'], ['-aggregate']),
        auditTrail: to('anything'),
      };
    },
  },
  {
    match: /^v2\/spending\//,
    base: () => ({ type: 'federal_account', filters: { fy: '2023', period: '9' } }),
    rows: ({ agencies, accounts }) => ({
      type: to('agency'),
      'filters.fy': to('2022'),
      'filters.quarter': pair('2', '3', { 'filters.period': undefined }),
      'filters.period': to('6'),
      'filters.agency': to(agencies[0]),
      'filters.budget_function': to('050'),
      'filters.budget_subfunction': to('051'),
      'filters.federal_account': to(accounts[0]),
      'filters.program_activity': to('1'),
      'filters.object_class': to('252'),
      'filters.recipient': to('1'),
      'filters.award_category': to('contracts'),
      'filters.award': to('1'),
    }),
  },
  {
    match: /^v2\/federal_accounts\/$/,
    base: () => ({ filters: { fy: '2023' } }),
    rows: () => ({
      'filters.fy': to('2022'),
      'filters.agency_identifier': to('097'),
      'sort.direction': pair('asc', 'desc', { 'sort.field': 'budgetary_resources' }),
      'sort.field': pair('budgetary_resources', 'account_name'),
      keyword: to('trust'),
    }),
  },
  {
    match: /^v2\/federal_accounts\/.*\{/,
    base: ({ accounts, accountCodes }) => ({
      'path:federal_account_id': accounts[0],
      'path:federal_account_code': accountCodes[0],
      'path:account_number': accountCodes[0],
      'path:fiscal_year': 2023,
    }),
    rows: ({ accounts, accountCodes }) => {
      const period = { start_date: '2022-10-01', end_date: '2023-09-30' };
      return {
        'path:federal_account_id': to(accounts[1]),
        'path:federal_account_code': to(accountCodes[1]),
        'path:account_number': to(accountCodes[1]),
        'path:fiscal_year': to(2022),
        'filters.time_period[].start_date': pair(
          [period],
          [{ ...period, start_date: '2023-04-01' }],
        ),
        'filters.time_period[].end_date': pair([period], [{ ...period, end_date: '2023-03-31' }]),
        'filters.time_period[].date_type': pair(
          [period],
          [{ ...period, date_type: 'date_signed' }],
        ),
        'filters.object_class': to(['252']),
        'filters.program_activity': to(['0001']),
      };
    },
  },
  {
    match: /^v2\/(financial_|federal_obligations|award_spending)/,
    base: ({ agencies }, path) => ({
      '?fiscal_year': 2023,
      [path.includes('award_spending') ? '?awarding_agency_id' : '?funding_agency_id']: agencies[0],
      ...(path.includes('spending/object_class') ? { '?major_object_class_code': 20 } : {}),
    }),
    rows: ({ agencies }) => ({
      '?awarding_agency_id': to(agencies[1]),
      '?funding_agency_id': to(agencies[1]),
      '?major_object_class_code': to(30),
    }),
  },
  {
    match: /^v2\/reporting\//,
    base: (_facts, path) => ({
      ...(path.includes('{fiscal_year}') ? years : {}),
      ...(/\/(differences|discrepancies|agencies\/overview|publish_dates)\//.test(path)
        ? { '?fiscal_year': 2023 }
        : { '?fiscal_year': undefined }),
      ...(/\/(differences|discrepancies|agencies\/overview)\//.test(path)
        ? { '?fiscal_period': 9 }
        : {}),
      'path:type': 'assistance',
    }),
    rows: () => ({
      '?filter': to('energy'),
      'path:fiscal_year': to(2022),
      'path:fiscal_period': to(6),
      'path:type': to('procurement'),
    }),
  },
  {
    match: /treasury_account\/\{tas\}/,
    base: ({ symbols }) => ({ 'path:tas': symbols[0] }),
    rows: ({ symbols }) => ({ 'path:tas': to(symbols[1]), '?filter': to('oper') }),
  },
  {
    match: /sub_components\/\{/,
    base: () => ({ 'path:toptier_code': '097', 'path:bureau_slug': 'defense-wide' }),
    rows: () => ({
      'path:toptier_code': { to: '089', refused: true },
      'path:bureau_slug': to('department-of-the-army'),
    }),
  },
  {
    match: /agency\/awards\/count/,
    rows: () => ({ '?group': pair('all', 'cfo', { '?limit': 100 }) }),
  },
  {
    match:
      /\/(budget_function|object_class|program_activity|federal_account|def_code)\/(count\/)?$/,
    rows: (_facts, path) => ({
      '?sort': pair('name', 'obligated_amount'),
      ...(path.includes('count') ? { '?fiscal_year': pair(2017, 2024) } : {}),
    }),
  },
  {
    match: /references\/agency/,
    base: ({ agencies }) => ({ 'path:id': agencies[0] }),
    rows: ({ agencies }) => ({ 'path:id': to(agencies[1]) }),
  },
  { match: /submission_periods/, rows: () => ({ '?use_cache': pair('true', 'false') }) },
  {
    match: /total_budgetary_resources/,
    rows: () => ({
      '?fiscal_period': pair(6, 9, { '?fiscal_year': 2023 }),
    }),
  },
  {
    match: /references\/filter\/$/,
    base: () => ({ filters: {}, version: '1' }),
    rows: () => ({ filters: to({ fy: '2020' }), version: to('2') }),
  },
  { match: /references\/hash/, rows: ({ hashes }) => ({ hash: pair(hashes[0], hashes[1]) }) },
  {
    match: /references\/assistance_listing/,
    base: () => ({ 'path:code': '93' }),
    rows: () => ({
      'path:code': to('10'),
      '?filter': to('health'),
      '?flat': to('true'),
      '?sort': pair('code', 'description', flat),
      '?order': pair('asc', 'desc', flat),
      '?limit': pair(1, 2, flat),
      '?page': pair(1, 2, { ...flat, '?limit': 1 }),
    }),
  },
  {
    match: /cfda\/totals\/\{/,
    base: () => ({ 'path:cfda_code': '93.778' }),
    rows: () => ({ 'path:cfda_code': to('10.001') }),
  },
  {
    match: /references\/naics/,
    base: () => ({ 'path:code': 54 }),
    rows: () => ({ 'path:code': to(11), '?filter': to('engineering') }),
  },
  {
    match: /filter_tree/,
    base: () => ({
      'path:group': 'Service',
      'path:psc': 'R',
      'path:psc2': 'R4',
      'path:agency': '097',
      'path:federal_account': '097-0100',
      'path:tas': '097-X-0100-000',
    }),
    rows: () => ({
      'path:group': to('Product'),
      'path:psc': to('D'),
      'path:psc2': to('R6'),
      'path:agency': to('089'),
      'path:federal_account': to('097-0300'),
      'path:tas': to('x'),
      '?depth': pair(0, 1),
      '?filter': to('no such code'),
    }),
  },
  {
    match: /autocomplete\//,
    base: () => ({ search_text: 'a' }),
    rows: () => ({
      search_text: to('zz'),
      recipient_levels: to(['P']),
      'filter.country_code': pair({ country_code: 'USA' }, 'CAN'),
    }),
  },
  { match: /autocomplete\/recipient/, base: () => ({ search_text: 'inc' }) },
  { match: /autocomplete\/.*office/, base: () => ({ search_text: 'office' }) },
  {
    match: /autocomplete\/city/,
    base: () => ({
      search_text: 'spring',
      filter: { country_code: 'USA', scope: 'recipient_location' },
    }),
    rows: () => ({
      'filter.country_code': to('CAN'),
      'filter.scope': to('primary_place_of_performance'),
      'filter.state_code': to('CA'),
    }),
  },
  {
    match: /autocomplete\/accounts/,
    base: () => ({ filters: {}, search_text: undefined }),
    rows: (_facts, path) =>
      Object.fromEntries(
        componentNames.map((name) => [
          `filters.${name}`,
          /\/ata/.test(path)
            ? { to: '0ZZ', same: 'no account of the sample has an allocation transfer agency' }
            : to('0ZZ'),
        ]),
      ),
  },
  {
    match: /accounts\/(ata|sub)/,
    rows: () => ({
      limit: { from: 1, to: 2, same: 'all accounts of the sample have one value or none' },
    }),
  },
  {
    match: /filter_tree\/psc\/.*psc2/,
    rows: () => ({
      '?depth': { from: 0, to: 1, same: 'codes of four characters are the last ones' },
    }),
  },
  {
    match: /filter_tree\/tas\/.*\{tas\}/,
    rows: () =>
      Object.fromEntries(
        ['path:agency', 'path:federal_account', 'path:tas', '?depth', '?filter'].map((name) => [
          name,
          { to: name === '?depth' ? 1 : 'x', same: 'a Treasury account has no codes below it' },
        ]),
      ),
  },
  {
    match: /filter_tree\/tas\/.*\{federal_account\}\/$/,
    rows: () => ({
      '?depth': { from: 0, to: 1, same: 'a Treasury account has no codes below it' },
    }),
  },
  { match: /agency\/awards\/count/, base: () => ({ '?fiscal_year': 2023 }) },
  {
    match: /treasury_account\/.*object_class/,
    rows: ({ symbols }) => ({
      '?sort': pair('name', 'obligated_amount', { 'path:tas': symbols[1] }),
    }),
  },
  { match: /^v2\/subawards\//, rows: () => ({ sort: pair('action_date', 'amount') }) },
  {
    match: /budget_function\/count/,
    rows: () => ({
      '?fiscal_year': {
        from: 2017,
        to: 2024,
        same: 'agencies of the sample keep their functions over the years',
      },
    }),
  },
  { match: /object_class\/count/, rows: () => ({ 'path:toptier_code': to('020') }) },
  {
    match: /\/def_code\/$/,
    rows: () => ({
      '?sort': pair('name', 'gross_outlay_amount', { 'path:toptier_code': '097' }),
    }),
  },
  {
    match: /reporting\/agencies\/\{toptier_code\}\/(differences|discrepancies|\{)/,
    base: (_facts, path) =>
      path.includes('differences')
        ? { 'path:toptier_code': '012', '?fiscal_year': 2021, '?fiscal_period': 6 }
        : path.includes('discrepancies')
          ? { 'path:toptier_code': '070', '?fiscal_year': 2023, '?fiscal_period': 9 }
          : path.includes('history')
            ? { 'path:toptier_code': '049', 'path:fiscal_year': 2023, 'path:fiscal_period': 6 }
            : {},
    rows: (_facts, path) => ({
      '?fiscal_year': to(2022),
      '?fiscal_period': pair(6, 9),
      ...(path.includes('history') ? { 'path:fiscal_period': to(9) } : {}),
      ...(path.includes('differences')
        ? {
            '?sort': {
              from: 'tas',
              to: 'difference',
              same: 'the differences of the sample grow with the symbol',
            },
          }
        : {}),
    }),
  },
];
