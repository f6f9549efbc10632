/** A recipient of awards at one of its levels (specification `interactive.md` §3, "Recipient"). */
import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import { NAME_MISSING, type Dollars } from './format';
import { DEFAULT_PROFILE_YEAR, type ProfileYear } from './profileYears';

/** A parent including its children (P), one child (C), or a recipient without a parent or children (R). */
export type RecipientLevel = 'P' | 'C' | 'R';

const emptyLocation = {
  address_line1: '',
  address_line2: '',
  address_line3: '',
  foreign_province: '',
  city_name: '',
  county_name: '',
  state_code: '',
  zip: '',
  zip5: '',
  zip4: '',
  foreign_postal_code: '',
  country_name: '',
  location_country_code: '',
  congressional_code: '',
};
export type RecipientLocation = RecordOf<typeof emptyLocation>;
export const makeRecipientLocation = ImmutableRecord(emptyLocation, 'RecipientLocation');

export interface ParentRecipient {
  parent_id: string;
  parent_name: string;
  parent_uei: string;
  parent_duns: string;
}
export interface RecipientOverviewShape extends ParentRecipient {
  recipient_id: string;
  name: string;
  alternate_names: readonly string[];
  duns: string;
  uei: string;
  parents: readonly ParentRecipient[];
  total_transaction_amount: Dollars | null;
  total_transactions: number | null;
  total_face_value_loan_amount: Dollars | null;
  total_face_value_loan_transactions: number | null;
  business_types: readonly string[];
  recipient_level: RecipientLevel;
  location: RecipientLocation;
}
export type RecipientOverview = RecordOf<RecipientOverviewShape>;
export const makeRecipientOverview = ImmutableRecord<RecipientOverviewShape>(
  {
    recipient_id: '',
    name: NAME_MISSING,
    alternate_names: [],
    duns: '',
    uei: '',
    parent_name: '',
    parent_duns: '',
    parent_uei: '',
    parent_id: '',
    parents: [],
    total_transaction_amount: null,
    total_transactions: null,
    total_face_value_loan_amount: null,
    total_face_value_loan_transactions: null,
    business_types: [],
    recipient_level: 'R',
    location: makeRecipientLocation(),
  },
  'RecipientOverview',
);

/** A child of a parent recipient, with the amount that it received in the year of the page. */
export interface ChildRecipient {
  id: string;
  name: string;
  uei: string;
  duns: string;
  state: string;
  amount: Dollars | null;
}
export interface RecipientStateShape {
  id: string;
  fy: ProfileYear;
  overview: RecipientOverview;
  children: readonly ChildRecipient[];
}
export type RecipientState = RecordOf<RecipientStateShape>;
export const makeRecipientState = ImmutableRecord<RecipientStateShape>(
  { id: '', fy: DEFAULT_PROFILE_YEAR, overview: makeRecipientOverview(), children: [] },
  'RecipientState',
);

export const recipientLevels: Readonly<
  Record<RecipientLevel, { label: string; description: string }>
> = {
  P: {
    label: 'Parent Recipient',
    description: 'Parent organization. Amounts include its subsidiaries.',
  },
  C: {
    label: 'Child Recipient',
    description: 'Subsidiary. Its amounts are also included in its parent’s amounts.',
  },
  R: { label: 'Recipient', description: 'A recipient without a parent or subsidiaries.' },
};

/** Returns the search text for a recipient: its UEI, DUNS number or quoted name; '' if all are missing. */
export const recipientSearchText = ({ uei, duns, name }: RecipientOverview): string =>
  uei || duns || (name && name !== NAME_MISSING ? `"${name}"` : '');
