/** Programs: assistance listings, industries (NAICS codes) and products or services (PSC). */
import { DEFAULT_PROFILE_YEAR } from '../profileYears';
import { makeListing } from '../search/filters/contractFilters';
import { branchLabel, naicsPath, pscPath, withChoice } from '../search/filters/treeFilters';
import type { Path } from '../search/codeTree';
import { toggleListing } from '../search/changes';
import { makeSearchFilters, type SearchFilters } from '../search/searchFilters';

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

/** Returns the address of a program's page. `fy` is the year of the profile; the trailing 12 months by default. */
export const programPath = (
  { kind, code }: ProgramCode,
  fy: string = DEFAULT_PROFILE_YEAR,
): string => `/program/${kind}/${code}${fy === DEFAULT_PROFILE_YEAR ? '' : `?fy=${fy}`}`;
/** Returns the address of the tree of a kind with a branch open, such as `10` or `Product`. */
export const programTreePath = (kind: ProgramKind, branch = ''): string =>
  `/program?kind=${kind}${branch ? `&open=${encodeURIComponent(branch)}` : ''}`;

/** Returns the path of a code in the tree of its kind. The first step of a listing is its agency prefix, that of a PSC its group. */
export const treePathOf = ({ kind, code }: ProgramCode): Path => {
  if (kind === 'naics') return naicsPath(code);
  return kind === 'psc' ? pscPath(code) : [code.slice(0, 2), code];
};
/** Returns the code of a tree node; undefined for a node that only groups codes: an agency prefix or a PSC group. */
export const programAt = (kind: ProgramKind, path: Path): ProgramCode | undefined =>
  path.length > (kind === 'naics' ? 0 : 1) ? { kind, code: path.at(-1)! } : undefined;
/** Returns the address of a tree node: its page, or the tree with its branch open. */
export const treeNodePath = (kind: ProgramKind, path: Path): string => {
  const program = programAt(kind, path);
  return program ? programPath(program) : programTreePath(kind, path[0]);
};

/** Returns the filters of all awards of a program. A code includes the codes below it. */
export const programFilters = (program: ProgramCode, title: string): SearchFilters => {
  const { kind, code } = program;
  const filters = makeSearchFilters();
  if (kind === 'assistance') return toggleListing(filters, makeListing(code, title));
  const path = treePathOf(program);
  return withChoice(filters, `${kind}Codes`, {
    require: [path],
    exclude: [],
    counts: [{ label: branchLabel(path), value: path[0]!, count: 1 }],
  });
};

/** A code with its title. */
export interface NamedCode {
  code: string;
  title: string;
}
/** A program as its reference describes it. */
export interface Program extends ProgramCode {
  title: string;
  /** Definition in the reference; '' without one. */
  definition: string;
  /** Year in which a NAICS code was retired; null for a code in use. */
  yearRetired: number | null;
  /** Tree nodes above the program, top first, as paths with their titles. */
  parents: readonly { path: Path; title: string }[];
}
