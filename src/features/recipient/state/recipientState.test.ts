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

const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']));
const child = { id: 'x-C', name: 'X', uei: '', duns: '', state: 'CO', amount: 1 };
const overview = makeRecipientOverview({ recipient_id: 'a-P', name: 'A', uei: 'U' });

// Typed from the specification (`interactive.md` §3, "Recipient").
describe('recipient state', () => {
  it('has the fields id, fy (default latest), overview and children [i3.profiles.6]', () => {
    const { overview: empty, ...rest } = makeRecipientState().toObject();
    expect(rest).toEqual({ id: '', fy: 'latest', children: [] });
    expect(empty.equals(makeRecipientOverview())).toBe(true);
  });
  it('has the overview fields with the name "Name not provided" and level R [i3.profiles.7]', () => {
    const { location, ...rest } = makeRecipientOverview().toObject();
    expect(rest).toEqual({
      ...texts('recipient_id', 'duns', 'uei'),
      name: 'Name not provided',
      alternate_names: [],
      ...texts('parent_name', 'parent_duns', 'parent_uei', 'parent_id'),
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
      texts(
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

const store = () => {
  const { dispatch, getState } = createStore(
    combineReducers({ ...recipientReducers, ...requestsReducers }),
  );
  return {
    dispatch,
    recipient: () => selectRecipient(getState() as unknown as RecipientPageState),
  };
};
const at = (recipientId: string, fy?: string) =>
  addressChanged({
    page: fy ? 'recipient-year' : 'recipient',
    feature: 'recipient',
    params: { recipientId, fy },
    search: '',
  });
const received = (key: string, value: unknown) =>
  ({ type: 'requests/received', key, value, at: 1 }) as const;

describe('the current recipient', () => {
  it('has the ID and year in the address', () => {
    const { dispatch, recipient } = store();
    dispatch(at('a-P', '2024'));
    expect([recipient().id, recipient().fy]).toEqual(['a-P', '2024']);
    dispatch(at('b-C'));
    expect([recipient().id, recipient().fy]).toEqual(['b-C', 'latest']);
  });
  it('stays the same at the address of another page', () => {
    const { dispatch, recipient } = store();
    dispatch(at('a-P', '2024'));
    dispatch(addressChanged({ page: 'home', feature: 'home', params: {}, search: '' }));
    expect(recipient().id).toBe('a-P');
  });
  it('has the overview and children of its year, and the defaults until they have loaded', () => {
    const { dispatch, recipient } = store();
    dispatch(at('a-P', '2024'));
    dispatch(received(keyOf(recipientOverview, { id: 'a-P', year: '2024' }), overview));
    expect([recipient().overview.name, recipient().children]).toEqual(['A', []]);
    dispatch(received(keyOf(recipientChildren, { key: 'U', year: '2024' }), [child]));
    expect(recipient().children).toEqual([child]);
    dispatch(at('a-P', '2023'));
    expect([recipient().overview.name, recipient().children]).toEqual(['Name not provided', []]);
  });
});
