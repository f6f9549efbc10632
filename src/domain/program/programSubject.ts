import { codeAndText } from '../format';
import type { SpendingRecord, SpendingSubject } from '../spendingSubject';
import { programFilters, type Program } from './program';
import { programTexts, type ProgramKind } from './programCode';

export interface ProgramSubject extends SpendingSubject {
  program: Program;
}
/** A program with its obligations in a period. */
export type ProgramRecord = SpendingRecord<ProgramSubject>;

const awardPhrases: Readonly<Record<ProgramKind, string>> = {
  assistance: 'under',
  naics: 'with',
  psc: 'with',
};
/** Returns a program as the subject of a profile. Without its title, its code is its name. */
export const makeProgramSubject = (program: Program): ProgramSubject => {
  const { kind, code, title } = program;
  const nameInSentence = `${programTexts[kind].noun} ${code}`;
  return {
    program,
    key: `${kind}:${code}`,
    name: codeAndText(code, title),
    nameInSentence,
    noun: programTexts[kind].noun,
    measure: 'obligated',
    awards: `awards ${awardPhrases[kind]} ${nameInSentence}`,
    slug: `${kind}-${code.toLowerCase().replace('.', '-')}`,
    filters: programFilters(program, title),
  };
};
