import { treePathOf, type Program } from '@/domain/program/program';
import type { ProgramCode } from '@/domain/program/programCode';
import type { Path } from '@/domain/search/codeTree';
import { request } from '../http/client';
import { compositeEndpoint } from '../http/endpoint';
import { listOf, number, text } from '../http/read';
import { ServiceError } from '../http/serviceError';
import { branchAddress, branchNodes, type BranchJson } from './endpoints';
import { titlesFromJson, type CodeTreeKind } from './treeFromJson';
import type { ListingJson, NaicsJson, TreeJson } from './wire';

const NOT_FOUND = 404;
const unknownProgram = ({ code }: ProgramCode) =>
  new ServiceError(`The reference has no code ${code}.`, { status: NOT_FOUND });
/** Returns `undefined` if the API reports that it does not have an address. It refuses an unknown code with 400, 404 or 422. */
const requestKnown = async <T>(path: string, signal?: AbortSignal): Promise<T | undefined> => {
  try {
    return await request<T>({ path, signal });
  } catch (error) {
    if (error instanceof ServiceError && [400, NOT_FOUND, 422].includes(error.status))
      return undefined;
    throw error;
  }
};
const loadTitles = async (kind: CodeTreeKind, path: Path, signal?: AbortSignal) => {
  const wire = await requestKnown<BranchJson>(branchAddress(kind, path), signal);
  return titlesFromJson(kind, wire ? branchNodes(kind, path, wire) : []);
};

const loadIndustry = async (code: string, signal?: AbortSignal): Promise<NaicsJson | undefined> => {
  const wire = await requestKnown<TreeJson<NaicsJson>>(branchAddress('naics', [code]), signal);
  return listOf(wire?.results ?? [], (json) => json).find(({ naics }) => text(naics) === code);
};
/** Returns a NAICS code that only the search for codes has, such as a retired one. */
const findRetiredIndustry = async (
  code: string,
  signal?: AbortSignal,
): Promise<NaicsJson | undefined> => {
  const { results } = await request<TreeJson<NaicsJson>>({
    method: 'POST',
    path: 'v2/autocomplete/naics/',
    body: { search_text: code, limit: 10 },
    signal,
  });
  return listOf(results, (json) => json).find(({ naics }) => text(naics) === code);
};
const SECTOR_DIGITS = 2;
const loadNaics = async (program: ProgramCode, signal?: AbortSignal): Promise<Program> => {
  const { code } = program;
  const sectorCode = code.slice(0, SECTOR_DIGITS);
  const [listedIndustry, sector] = await Promise.all([
    loadIndustry(code, signal),
    code === sectorCode ? undefined : loadIndustry(sectorCode, signal),
  ]);
  const industry = listedIndustry ?? (await findRetiredIndustry(code, signal));
  if (!industry) throw unknownProgram(program);
  const titles = new Map([
    [sectorCode, text(sector?.naics_description)],
    ...titlesFromJson('naics', sector?.children ?? []),
  ]);
  return {
    ...program,
    title: text(industry.naics_description),
    definition: text(industry.long_description),
    yearRetired: number(industry.year_retired),
    parents: treePathOf(program)
      .slice(0, -1)
      .map((id, at, path) => ({ path: path.slice(0, at + 1), title: titles.get(id) ?? '' }))
      // The group of a retired code may be retired too.
      .filter(({ title }) => title),
  };
};

/** Loads a PSC. The titles of each level are in the branch above it. */
const loadPsc = async (program: ProgramCode, signal?: AbortSignal): Promise<Program> => {
  const { kind, code } = program;
  const path = treePathOf(program);
  if (path.at(-1) !== code) throw unknownProgram(program);
  const branches = await Promise.all(
    path.map((_id, depth) => loadTitles(kind, path.slice(0, depth), signal)),
  );
  const title = branches.at(-1)!.get(code);
  if (title === undefined) throw unknownProgram(program);
  return {
    ...program,
    title,
    definition: '',
    yearRetired: null,
    parents: path.slice(0, -1).map((id, depth) => ({
      path: path.slice(0, depth + 1),
      title: branches[depth]!.get(id) ?? '',
    })),
  };
};
/** Loads an assistance listing. One call returns the agency prefix with all its listings. */
const loadListing = async (program: ProgramCode, signal?: AbortSignal): Promise<Program> => {
  const [prefix = '', listingNumber = ''] = treePathOf(program);
  const wire = await requestKnown<ListingJson[]>(branchAddress('assistance', [prefix]), signal);
  const title = titlesFromJson('assistance', wire?.[0]?.children ?? []).get(listingNumber);
  if (title === undefined) throw unknownProgram(program);
  return {
    ...program,
    title,
    definition: '',
    yearRetired: null,
    parents: [{ path: [prefix], title: text(wire?.[0]?.description) }],
  };
};

const loaders = { assistance: loadListing, naics: loadNaics, psc: loadPsc } as const;
/** A program with its title and the nodes above it. An unknown code fails with status 404. */
export const programReference = compositeEndpoint(
  'codeTrees/program',
  (program: ProgramCode, signal?: AbortSignal): Promise<Program> =>
    loaders[program.kind](program, signal),
);
