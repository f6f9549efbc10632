import { HttpResponse } from 'msw';
import { getFailure, serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { recipientChildren, recipientList, recipientOverview } from './endpoints';

const edge = serviceEdge();
const parent = {
  parent_id: 'p-P',
  parent_name: 'PARENT',
  parent_uei: 'PUEI',
  parent_duns: null,
};
const missingParent = { parent_id: null, parent_name: null, parent_uei: null, parent_duns: null };
const fullRecipient = {
  recipient_id: 'a-C',
  name: 'ANVIL ',
  alternate_names: ['OLD ANVIL', null, ''],
  duns: '012345678',
  uei: 'AUEI',
  recipient_level: 'C',
  parents: [parent],
  ...parent,
  location: {
    address_line1: '1 MAIN ST',
    address_line2: null,
    address_line3: null,
    foreign_province: null,
    city_name: 'DENVER',
    county_name: 'DENVER',
    state_code: 'CO',
    zip: '80014',
    zip4: '1234',
    foreign_postal_code: null,
    country_name: 'UNITED STATES',
    country_code: 'USA',
    congressional_code: '01',
  },
  business_types: ['small_business'],
  total_transaction_amount: -3.5,
  total_transactions: 4,
  total_face_value_loan_amount: 0,
  total_face_value_loan_transactions: 0,
};
const query = { id: 'a b/c-C', year: '2024' };

describe('recipientOverview', () => {
  it('is requested by encoded ID and year and reads all fields', async () => {
    edge.answers(fullRecipient);
    const overview = await recipientOverview.call(query);
    expect(edge.asked).toEqual([
      {
        method: 'GET',
        path: 'v2/recipient/a%20b%2Fc-C/',
        query: { year: '2024' },
        body: undefined,
      },
    ]);
    const { location, ...rest } = overview.toObject();
    expect(rest).toEqual({
      recipient_id: 'a-C',
      name: 'ANVIL',
      alternate_names: ['OLD ANVIL'],
      duns: '012345678',
      uei: 'AUEI',
      recipient_level: 'C',
      parent_id: 'p-P',
      parent_name: 'PARENT',
      parent_uei: 'PUEI',
      parent_duns: '',
      parents: [{ ...parent, parent_duns: '' }],
      business_types: ['small_business'],
      total_transaction_amount: -3.5,
      total_transactions: 4,
      total_face_value_loan_amount: 0,
      total_face_value_loan_transactions: 0,
    });
    expect(location.toObject()).toMatchObject({
      address_line1: '1 MAIN ST',
      address_line2: '',
      zip: '80014',
      zip5: '80014',
      location_country_code: 'USA',
      congressional_code: '01',
    });
  });
  it('has defaults for missing values', async () => {
    edge.answers({
      recipient_id: 'a-R',
      name: null,
      alternate_names: null,
      parents: null,
      location: null,
      business_types: null,
      total_transaction_amount: null,
    });
    const overview = await recipientOverview.call(query);
    expect(overview.toObject()).toMatchObject({
      name: 'Name not provided',
      alternate_names: [],
      parents: [],
      business_types: [],
      recipient_level: 'R',
      total_transaction_amount: null,
      total_transactions: null,
    });
    expect(overview.location.city_name).toBe('');
  });
  it.each([
    ['a named parent and an empty list', { ...fullRecipient, parents: [] }, ['PARENT']],
    [
      'several parents',
      { ...fullRecipient, parents: [parent, null, { ...parent, parent_name: 'B' }] },
      ['PARENT', 'B'],
    ],
    ['no parents', { ...fullRecipient, ...missingParent, parents: [missingParent] }, []],
  ])('reads the parents of a response with %s', async (_what, response, names) => {
    edge.answers(response);
    const { parents } = await recipientOverview.call(query);
    expect(parents.map(({ parent_name: name }) => name)).toEqual(names);
  });
  it.each([
    ['nothing', {}],
    ['a list', []],
    ['no ID', { ...fullRecipient, recipient_id: null }],
    ['a name that is not text', { ...fullRecipient, alternate_names: [{}] }],
  ])('rejects a response with %s', async (_what, response) => {
    edge.answers(response);
    expect((await getFailure(recipientOverview.call(query))).message).toBe(UNREADABLE);
  });
  it('fails with status 400 for an unknown recipient', async () => {
    edge.answersBy(() => HttpResponse.json({ detail: 'Recipient ID not found' }, { status: 400 }));
    expect(await getFailure(recipientOverview.call(query))).toMatchObject({
      status: 400,
      retryable: false,
    });
  });
});

describe('recipientChildren', () => {
  it('sends the parent’s identifier and the year', async () => {
    edge.answers([
      { recipient_id: 'c-C', name: null, duns: null, uei: 'X', state_province: 'CO', amount: 2 },
      { recipient_id: null, name: 'B', duns: '1', uei: null, amount: null },
    ]);
    expect(await recipientChildren.call({ key: 'PUEI', year: 'all' })).toEqual([
      { id: 'c-C', name: 'Name not provided', uei: 'X', duns: '', state: 'CO', amount: 2 },
      { id: '', name: 'B', uei: '', duns: '1', state: '', amount: null },
    ]);
    expect(edge.asked[0]).toMatchObject({
      path: 'v2/recipient/children/PUEI/',
      query: { year: 'all' },
    });
  });
  it.each([[{}], [[null]]])('rejects %j', async (response) => {
    edge.answers(response);
    expect((await getFailure(recipientChildren.call({ key: 'x', year: 'all' }))).message).toBe(
      UNREADABLE,
    );
  });
});

describe('recipientList', () => {
  const listQuery = {
    keyword: '',
    type: 'all',
    sort: 'amount',
    order: 'desc',
    page: 2,
    limit: 50,
  } as const;
  const row = { id: 'a-P', name: 'A', duns: null, uei: 'U', recipient_level: 'P', amount: 1.5 };
  it('is requested page by page, with a keyword only if there is one', async () => {
    edge.answers({ results: [row], page_metadata: { total: 51 } });
    expect(await recipientList.call(listQuery)).toEqual({
      total: 51,
      rows: [{ id: 'a-P', name: 'A', duns: '', uei: 'U', level: 'P', amount: 1.5 }],
    });
    await recipientList.call({ ...listQuery, keyword: 'anvil', type: 'loans' });
    const listBody = { sort: 'amount', order: 'desc', page: 2, limit: 50 };
    expect(edge.asked.map(({ path, body }) => [path, body])).toEqual([
      ['v2/recipient/', { ...listBody, award_type: 'all' }],
      ['v2/recipient/', { ...listBody, award_type: 'loans', keyword: 'anvil' }],
    ]);
  });
  it('keeps recipients without a name or UEI', async () => {
    edge.answers({
      results: [{ ...row, name: null, uei: null, recipient_level: 'X', amount: null }],
      page_metadata: { total: 1 },
    });
    expect((await recipientList.call(listQuery)).rows).toEqual([
      { id: 'a-P', name: 'Name not provided', duns: '', uei: '', level: 'R', amount: null },
    ]);
  });
  it.each([[{}], [{ results: [row] }], [{ results: null, page_metadata: { total: 1 } }]])(
    'rejects %j',
    async (response) => {
      edge.answers(response);
      expect((await getFailure(recipientList.call(listQuery))).message).toBe(UNREADABLE);
    },
  );
});
