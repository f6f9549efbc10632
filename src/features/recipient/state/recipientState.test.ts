import { combineReducers, legacy_createStore as createStore } from 'redux';
import {
  makeRecipientLocation,
  makeRecipientOverview,
  makeRecipientState,
} from '@/domain/recipient';
import { keyOf } from '@/lib/requests/queries';
import { requestsReducers } from '@/lib/requests/requestState';
import { addressChanged } from '@/lib/url/addressState';
import { recipientChildren, recipientOverview } from '@/services/recipients/endpoints';
import { recipientReducers, selectRecipient, type RecipientPageState } from './recipientState';

const emptyTexts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']));
const child = { id: 'x-C', name: 'X', uei: '', duns: '', state: 'CO', amount: 1 };
const overview = makeRecipientOverview({ recipient_id: 'a-P', name: 'A', uei: 'U' });

// The expected fields are from the specification (`interactive.md` §3, "Recipient").
describe('recipient state', () => {
  it('has the fields id, fy (default latest), overview and children [i3.profiles.6]', () => {
    const { overview: emptyOverview, ...rest } = makeRecipientState().toObject();
    expect(rest).toEqual({ id: '', fy: 'latest', children: [] });
    expect(emptyOverview.equals(makeRecipientOverview())).toBe(true);
  });
  it('has the overview fields, by default with the name "Name not provided" and level R [i3.profiles.7]', () => {
    const { location, ...rest } = makeRecipientOverview().toObject();
    expect(rest).toEqual({
      ...emptyTexts('recipient_id', 'duns', 'uei'),
      name: 'Name not provided',
      alternate_names: [],
      ...emptyTexts('parent_name', 'parent_duns', 'parent_uei', 'parent_id'),
      parents: [],
      total_transaction_amount: null,
      total_transactions: null,
      total_face_value_loan_amount: null,
      total_face_value_loan_transactions: null,
      business_types: [],
      recipient_level: 'R',
    });
    expect(location.equals(makeRecipientLocation())).toBe(true);
  });
  it('has the fields of a location [i3.profiles.8]', () =>
    expect(makeRecipientLocation().toObject()).toEqual(
      emptyTexts(
        'address_line1',
        'address_line2',
        'address_line3',
        'foreign_province',
        'city_name',
        'county_name',
        'state_code',
        'zip',
        'zip5',
        'zip4',
        'foreign_postal_code',
        'country_name',
        'location_country_code',
        'congressional_code',
      ),
    ));
});

const setupStore = () => {
  const { dispatch, getState } = createStore(
    combineReducers({ ...recipientReducers, ...requestsReducers }),
  );
  return {
    dispatch,
    recipient: () => selectRecipient(getState() as unknown as RecipientPageState),
  };
};
const changeAddress = (recipientId: string, fy?: string) =>
  addressChanged({
    page: fy ? 'recipient-year' : 'recipient',
    feature: 'recipient',
    params: { recipientId, fy },
    search: '',
  });
const receiveResult = (key: string, value: unknown) =>
  ({ type: 'requests/received', key, value, at: 1 }) as const;

describe('the current recipient', () => {
  it('takes its ID and year from the address', () => {
    const { dispatch, recipient } = setupStore();
    dispatch(changeAddress('a-P', '2024'));
    expect([recipient().id, recipient().fy]).toEqual(['a-P', '2024']);
    dispatch(changeAddress('b-C'));
    expect([recipient().id, recipient().fy]).toEqual(['b-C', 'latest']);
  });
  it('stays the same at the address of another page', () => {
    const { dispatch, recipient } = setupStore();
    dispatch(changeAddress('a-P', '2024'));
    dispatch(addressChanged({ page: 'home', feature: 'home', params: {}, search: '' }));
    expect(recipient().id).toBe('a-P');
  });
  it('has the overview and children of its year, or their defaults before they load', () => {
    const { dispatch, recipient } = setupStore();
    dispatch(changeAddress('a-P', '2024'));
    dispatch(receiveResult(keyOf(recipientOverview, { id: 'a-P', year: '2024' }), overview));
    expect([recipient().overview.name, recipient().children]).toEqual(['A', []]);
    dispatch(receiveResult(keyOf(recipientChildren, { key: 'U', year: '2024' }), [child]));
    expect(recipient().children).toEqual([child]);
    dispatch(changeAddress('a-P', '2023'));
    expect([recipient().overview.name, recipient().children]).toEqual(['Name not provided', []]);
  });
});
