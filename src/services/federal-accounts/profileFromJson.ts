import {
  makeAccountTotals,
  type AccountTotals,
  type ObjectClassOption,
} from '@/domain/federalAccount/account';
import { listOf, required, number as dollars, record, text, readInteger } from '../http/read';
import { unreadableError } from '../http/serviceError';
import type { FederalAccountJson, ObjectClassesJson, SnapshotJson } from './wire';

/** A TAS of an account with its amounts of a fiscal year in dollars. */
export interface AccountSymbol {
  symbol: string;
  obligated: number | null;
  outlay: number | null;
  resources: number | null;
}
/** A federal account and its TAS that reported in a fiscal year. */
export interface AccountProfile {
  /** The service’s internal number. */
  id: number;
  /** `AID-MAIN`. */
  number: string;
  agencyIdentifier: string;
  mainAccountCode: string;
  title: string;
  /** Toptier code of the account’s agency (three digits); '' when not available. */
  agencyCode: string;
  agencyName: string;
  bureau: string;
  symbols: readonly AccountSymbol[];
}

const MAX_ID = 2 ** 31;

export const accountFromJson = (json: FederalAccountJson): AccountProfile => ({
  id: readInteger(record(json).id, 1, MAX_ID),
  number: required(text(json.federal_account_code)),
  agencyIdentifier: text(json.agency_identifier),
  mainAccountCode: text(json.main_account_code),
  title: text(json.account_title),
  agencyCode: text(json.parent_agency_toptier_code),
  agencyName: text(json.parent_agency_name),
  bureau: text(json.bureau_name),
  symbols: listOf(json.children ?? [], (row) => ({
    symbol: required(text(row.code)),
    obligated: dollars(row.obligated_amount),
    outlay: dollars(row.gross_outlay_amount),
    resources: dollars(row.budgetary_resources_amount),
  })),
});

/** Reads the amounts of a fiscal year; null when the account reported nothing. */
export const snapshotFromJson = ({ results: wire }: SnapshotJson): AccountTotals | null => {
  if (!Object.keys(record(wire)).length) return null;
  const results = record(wire);
  if (Object.values(results).every((value) => value === null)) throw unreadableError();
  const authority = dollars(results.budget_authority);
  return makeAccountTotals({
    available: authority,
    budgetAuthority: authority,
    obligated: dollars(results.obligated),
    unobligated: dollars(results.unobligated),
    outlay: dollars(results.outlay),
    balanceBroughtForward: dollars(results.balance_brought_forward),
    otherBudgetaryResources: dollars(results.other_budgetary_resources),
    appropriations: dollars(results.appropriations),
  });
};

/** Reads the major object classes and their minor ones; [] when the service sends an empty object. */
export const objectClassesFromJson = ({
  results,
}: ObjectClassesJson): readonly ObjectClassOption[] => {
  if (!Array.isArray(results)) {
    if (Object.keys(record(results)).length) throw unreadableError();
    return [];
  }
  return listOf(results, ({ id, name, minor_object_class: minor }) => ({
    code: required(text(id)),
    name: text(name),
    minor: listOf(minor, (row) => ({ code: required(text(row.id)), name: text(row.name) })),
  }));
};
