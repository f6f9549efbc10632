import {
  makeRecipientLocation,
  makeRecipientOverview,
  makeRecipientState,
} from '@/domain/recipient';
import { recipientChildrenShown, recipientReducer, recipientShown } from './recipientState';

const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']));
const child = { id: 'x-C', name: 'X', uei: '', duns: '', state: 'CO', amount: 1 };
const overview = makeRecipientOverview({ recipient_id: 'a-P', name: 'A' });
const start = makeRecipientState();

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

describe('the current recipient', () => {
  const shown = recipientReducer(start, recipientShown('2024', overview));
  const withChildren = recipientReducer(shown, recipientChildrenShown('a-P', [child]));
  it('is the last one shown, with its year and children', () => {
    expect([shown.id, shown.fy, shown.overview.name]).toEqual(['a-P', '2024', 'A']);
    expect(withChildren.children).toEqual([child]);
  });
  it('keeps its children when shown again and clears them for another year or recipient', () => {
    const again = (fy: string, id: string) =>
      recipientReducer(withChildren, recipientShown(fy, overview.set('recipient_id', id))).children;
    expect([again('2024', 'a-P'), again('2023', 'a-P'), again('2024', 'b-P')]).toEqual([
      [child],
      [],
      [],
    ]);
  });
  it('ignores the children of another recipient', () =>
    expect(recipientReducer(shown, recipientChildrenShown('b-P', [child])).children).toEqual([]));
  it('ignores unrelated actions', () =>
    expect(recipientReducer(withChildren, { type: 'other' } as never)).toBe(withChildren));
});
