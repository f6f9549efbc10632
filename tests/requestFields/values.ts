/** IDs of records in the dataset that requests refer to. */
export interface Facts {
  rows: (sql: string) => Promise<Record<string, unknown>[]>;
  /** Generated IDs of awards, two of each kind. The award with the most linked records is first. */
  contracts: readonly string[];
  grants: readonly string[];
  vehicles: readonly string[];
  /** Disaster Emergency Fund codes. */
  defCodes: readonly string[];
  /** IDs of recipients, including their level. */
  recipients: readonly string[];
  /** UEIs of parent recipients. */
  parents: readonly string[];
  /** Labels of Treasury accounts. The next two fields are IDs and codes of federal accounts. */
  symbols: readonly string[];
  accounts: readonly string[];
  accountCodes: readonly string[];
  /** Codes of the federal accounts that fund the most awards. */
  payers: readonly string[];
  agencies: readonly string[];
  /** Hashes of saved searches. */
  hashes: readonly string[];
  close: () => void;
}
export type Fields = Readonly<Record<string, unknown>>;
/** Two requests, as fields by name, that differ in one field. */
export interface Case {
  one: Fields;
  other: Fields;
  /** Whether the second request is rejected. */
  refused?: boolean;
  /** Why the dataset cannot show a difference. */
  same?: string;
}
export interface Request {
  url: string;
  body?: unknown;
}

/** Returns a copy of the fields with one set to `value`. Names are dotted, and the value of a name with `[]` is the whole list. */
export const withField = (fields: Fields, name: string, value: unknown): Fields => {
  const [first, ...rest] = /^(\?|path:)/.test(name) ? [name] : name.split('[]')[0]!.split('.');
  return {
    ...fields,
    [first!]: rest.length
      ? withField((fields[first!] ?? {}) as Fields, rest.join('.'), value)
      : value,
  };
};

/** Returns the URL and body of a request. */
export const buildRequest = (path: string, fields: Fields): Request => {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(
    entries.flatMap(([name, value]) =>
      name.startsWith('?') ? [[name.slice(1), String(value)]] : [],
    ),
  ).toString();
  const body = Object.fromEntries(entries.filter(([name]) => !/^(\?|path:)/.test(name)));
  return {
    url: `/api/${path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(fields[`path:${name}`])))}${query ? `?${query}` : ''}`,
    ...(Object.keys(body).length ? { body } : {}),
  };
};

/** The two values of a field, and other fields that are sent with it. An undefined `from` keeps the base request. */
export interface Row {
  from?: unknown;
  to: unknown;
  beside?: Fields;
  /** Whether the second request is rejected. */
  refused?: boolean;
  /** Why the dataset cannot show a difference. */
  same?: string;
}
export type Rows = Readonly<Record<string, Row>>;
export const to = (value: unknown, beside?: Fields): Row => ({ to: value, beside });
export const pair = (from: unknown, value: unknown, beside?: Fields): Row => ({
  from,
  to: value,
  beside,
});

/** The requests of operations whose paths match: the fields of every request, and the values to test. */
export interface Family {
  match: RegExp;
  base?: (facts: Facts, path: string) => Fields;
  rows?: (facts: Facts, path: string) => Rows;
}
