import { PrimeAndSubawards, SubjectTrend, SubjectTypes } from '@/blocks/spending-profile';
import type { Section } from '@/blocks/profile';
import type { ProgramKind } from '@/domain/program/programCode';
import { hasCodesBelow, treePathOf, type Program } from '@/domain/program/program';
import type { ProgramRecord } from '@/domain/program/programSubject';
import { MapWaiting } from '@/map/MapWaiting';
import { Loading } from '@/ui/Status';
import { lazyComponent } from '@/ui/lazyComponent';
import { ProgramAbout } from './sections/ProgramAbout';
import { ProgramTop } from './sections/ProgramTop';

const ProgramMap = lazyComponent(() => import('./sections/ProgramMap'), {
  name: 'The map',
  waiting: <MapWaiting />,
});
const ProgramCodes = lazyComponent(() => import('./sections/ProgramCodes'), {
  name: 'The codes',
  waiting: <Loading message="Loading codes..." />,
});
const leafSections: readonly Section<ProgramRecord>[] = [
  { id: 'transactions-over-time', label: 'Transactions Over Time', Content: SubjectTrend },
  { id: 'top-five', label: 'Top 5', Content: ProgramTop },
  { id: 'map', label: 'Map', Content: ProgramMap },
  { id: 'award-types', label: 'Award Types', Content: SubjectTypes },
  { id: 'subawards', label: 'Subawards', Content: PrimeAndSubawards },
];
const codesSection: Section<ProgramRecord> = { id: 'codes', label: 'Codes', Content: ProgramCodes };
const makeSections = (kind: ProgramKind, hasCodes: boolean): readonly Section<ProgramRecord>[] => [
  // Without objectives, the section has a link and a button only.
  { id: 'about', label: 'About', isShort: kind !== 'assistance', Content: ProgramAbout },
  ...leafSections,
  ...(hasCodes ? [codesSection] : []),
];
const sectionsByKind = {
  assistance: makeSections('assistance', false),
  naics: makeSections('naics', false),
  psc: makeSections('psc', false),
} as const;
const branchSectionsByKind = {
  assistance: makeSections('assistance', true),
  naics: makeSections('naics', true),
  psc: makeSections('psc', true),
} as const;
/** Returns the sections of the profile of a program, in order. */
export const programSections = (program: Program): readonly Section<ProgramRecord>[] => {
  const { kind } = program;
  const hasCodes = hasCodesBelow(kind, treePathOf(program));
  return (hasCodes ? branchSectionsByKind : sectionsByKind)[kind];
};
