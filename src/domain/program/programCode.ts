/** Programs: assistance listings, industries (NAICS codes) and products or services (PSC). */
export const programKinds = ['assistance', 'naics', 'psc'] as const;
export type ProgramKind = (typeof programKinds)[number];
export interface ProgramCode {
  kind: ProgramKind;
  code: string;
}
/** The name of a program kind: in a title, and for one program within a sentence. */
export const programTexts: Readonly<Record<ProgramKind, { title: string; noun: string }>> = {
  assistance: { title: 'Assistance Listings', noun: 'assistance listing' },
  naics: { title: 'Industries (NAICS)', noun: 'NAICS code' },
  psc: { title: 'Products and Services (PSC)', noun: 'product or service code' },
};

const parsers: Readonly<Record<ProgramKind, (text: string) => string | undefined>> = {
  // Spreadsheets turn 10.500 into 10.5, so missing digits at the end are zeros.
  assistance: (text) => {
    const [, prefix, suffix] = /^(\d{2})\.([0-9A-Z]{1,3})$/.exec(text) ?? [];
    return prefix && suffix ? `${prefix}.${suffix.padEnd(3, '0')}` : undefined;
  },
  naics: (text) => (/^(\d{2}){1,3}$/.test(text) ? text : undefined),
  psc: (text) => (/^[0-9A-Z]{1,4}$/.test(text) ? text : undefined),
};
/** Returns the code that a path segment contains, in capitals and with lost zeros restored; undefined if it cannot be a code. */
export const parseProgramCode = (kind: ProgramKind, segment: string): string | undefined =>
  parsers[kind](segment.trim().toUpperCase());

const kindsByCategory: Readonly<Record<string, ProgramKind>> = {
  cfda: 'assistance',
  naics: 'naics',
  psc: 'psc',
};
/** Returns the program of a row of amounts by category; undefined for another category or a row without a code. */
export const programOfRow = (category: string, code: string): ProgramCode | undefined => {
  const kind = kindsByCategory[category];
  return kind && code ? { kind, code } : undefined;
};
/** Returns the address of the tree of a kind with a branch open, such as `10` or `Product`. */
export const programTreePath = (kind: ProgramKind, branch = ''): string =>
  `/program?kind=${kind}${branch ? `&open=${encodeURIComponent(branch)}` : ''}`;

/** A code with its title. */
export interface NamedCode {
  code: string;
  title: string;
}
