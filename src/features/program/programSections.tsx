import { PrimeAndSubawards, SubjectTrend, SubjectTypes } from '@/blocks/spending-profile';
import type { Section } from '@/blocks/profile';
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
/** Returns the sections of the profile of a program, in order. */
export const programSections = (program: Program): readonly Section<ProgramRecord>[] => [
  // Without objectives, the section has a link and a button only.
  { id: 'about', label: 'About', isShort: program.kind !== 'assistance', Content: ProgramAbout },
  ...leafSections,
  ...(hasCodesBelow(program.kind, treePathOf(program)) ? [codesSection] : []),
];
