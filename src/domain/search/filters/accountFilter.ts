import { droppedIf, isObject, parseMap, type FilterDefinition } from './definition';
import {
  makeTreasuryAccount,
  type SearchFilters,
  type TreasuryAccount,
  type TreasuryAccountShape,
} from '../searchFilters';

export type AccountPart = keyof TreasuryAccountShape;

/** The components of a Treasury Account Symbol in order (pages document §5.5), with their lengths. */
export const accountParts: readonly {
  key: AccountPart;
  label: string;
  length: number;
  required: boolean;
}[] = [
  { key: 'ata', label: 'Allocation Transfer Agency Identifier', length: 3, required: false },
  { key: 'aid', label: 'Agency Identifier', length: 3, required: true },
  { key: 'bpoa', label: 'Beginning Period of Availability', length: 4, required: false },
  { key: 'epoa', label: 'Ending Period of Availability', length: 4, required: false },
  { key: 'a', label: 'Availability Type Code', length: 1, required: false },
  { key: 'main', label: 'Main Account Code', length: 4, required: true },
  { key: 'sub', label: 'Sub Account Code', length: 3, required: false },
];
/** The value for accounts without an allocation transfer agency; requests send it as null. */
export const NO_TRANSFER_AGENCY = '(None)';

/** Returns the key of an account, `ata-aid-bpoa/epoa-a-main-sub`, with asterisks for open parts. */
export const accountIdentifier = (account: TreasuryAccountShape): string => {
  const formatPart = (key: AccountPart) =>
    account[key] || '*'.repeat(accountParts.find((part) => part.key === key)!.length);
  return `${formatPart('ata')}-${formatPart('aid')}-${formatPart('bpoa')}/${formatPart('epoa')}-${formatPart('a')}-${formatPart('main')}-${formatPart('sub')}`;
};
/** Returns a message about the required parts that are missing; '' if none is missing. */
export const missingParts = ({ aid, main }: Pick<TreasuryAccountShape, 'aid' | 'main'>): string =>
  !aid && !main
    ? 'Enter values for AID and MAIN'
    : !main
      ? 'Enter value for MAIN'
      : !aid
        ? 'Enter value for AID'
        : '';

/** Toggles an account. An account without its required parts changes nothing. */
export const toggleAccount = (filters: SearchFilters, account: TreasuryAccount): SearchFilters => {
  const key = accountIdentifier(account);
  const accounts = filters.treasuryAccounts;
  return missingParts(account)
    ? filters
    : filters.set(
        'treasuryAccounts',
        accounts.has(key) ? accounts.delete(key) : accounts.set(key, account),
      );
};

const parseSavedAccount = (value: unknown): TreasuryAccount | undefined => {
  if (!isObject(value)) return undefined;
  const partEntries = accountParts.map(({ key, length }) => {
    const part = value[key];
    return [
      key,
      typeof part === 'string' && (part.length <= length || part === NO_TRANSFER_AGENCY)
        ? part.toUpperCase().replace('(NONE)', NO_TRANSFER_AGENCY)
        : part === undefined || part === null
          ? ''
          : undefined,
    ] as const;
  });
  if (partEntries.some(([, part]) => part === undefined)) return undefined;
  const account = makeTreasuryAccount(
    Object.fromEntries(partEntries) as Partial<TreasuryAccountShape>,
  );
  return missingParts(account) ? undefined : account;
};

/** The filter for Treasury accounts by the parts of their symbol. */
export const treasuryAccountFilter: FilterDefinition = {
  id: 'treasuryAccount',
  name: 'Treasury Account Components',
  fields: ['treasuryAccounts'],
  count: (filters) => filters.treasuryAccounts.size,
  toCriteria: (filters) =>
    filters.treasuryAccounts.isEmpty()
      ? {}
      : {
          treasuryAccounts: [...filters.treasuryAccounts.values()].map((each) => each.toObject()),
        },
  fromSaved: (savedForm, target) => {
    const { items, refused } = parseMap(
      savedForm.treasuryAccounts,
      parseSavedAccount,
      accountIdentifier,
    );
    return {
      filters: target.set('treasuryAccounts', items),
      dropped: droppedIf(refused, 'Treasury Account Components'),
    };
  },
};
