/** Programs in their trees and as filters of a search. */
import { makeListing } from '../search/filters/contractFilters';
import {
  branchLabel,
  naicsPath,
  pscHasChildren,
  pscPath,
  withChoice,
} from '../search/filters/treeFilters';
import type { Path } from '../search/codeTree';
import { toggleListing } from '../search/changes';
import { makeSearchFilters, type SearchFilters } from '../search/searchFilters';
import { programTreePath, type ProgramCode, type ProgramKind } from './programCode';
import { programPath } from './programPath';

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

/** Number of levels of a tree whose branches all have the same depth. */
const depths = { assistance: 2, naics: 3 } as const;
/** Returns whether a tree node can have codes below it. */
export const hasCodesBelow = (kind: ProgramKind, path: Path): boolean =>
  kind === 'psc' ? pscHasChildren(path) : path.length < depths[kind];
