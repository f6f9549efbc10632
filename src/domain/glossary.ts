import { Record as ImmutableRecord } from 'immutable';
import { limits } from '../lib/layoutTokens';
import { compareNaturally } from '../lib/compareNaturally';

/** One entry of the glossary. Texts are Markdown. `dataActTerm` is the data standard’s own name if it differs. */
export const makeGlossaryTerm = ImmutableRecord(
  { term: '', slug: '', dataActTerm: '', plain: '', official: '', resources: '' },
  'GlossaryTerm',
);
export type GlossaryTerm = ReturnType<typeof makeGlossaryTerm>;

/** Returns whether a text in the glossary's search box is empty or long enough to search. */
export const isSearchable = (input: string): boolean =>
  input.trim().length === 0 || input.trim().length >= limits.searchMinimum;

/** Returns whether two names are the same term, ignoring case and surrounding spaces. */
export const isSameTerm = (name: string, other: string): boolean =>
  name.trim().toLowerCase() === other.trim().toLowerCase();

export interface LetterGroup {
  letter: string;
  terms: readonly GlossaryTerm[];
}
/** Groups terms by the uppercase first letter of their names, in the order of their names. */
export const groupByLetter = (terms: readonly GlossaryTerm[]): readonly LetterGroup[] => {
  const termsByLetter = new Map<string, GlossaryTerm[]>();
  for (const term of [...terms].sort((a, b) => compareNaturally(a.term, b.term))) {
    const letter = term.term.trim().charAt(0).toUpperCase();
    termsByLetter.set(letter, [...(termsByLetter.get(letter) ?? []), term]);
  }
  return [...termsByLetter].map(([letter, groupTerms]) => ({ letter, terms: groupTerms }));
};

/** Returns the terms whose name contains the text, ignoring case. Replaces the API's search while the API is unavailable. */
export const matchTerms = (terms: readonly GlossaryTerm[], text: string): readonly GlossaryTerm[] =>
  terms.filter(({ term }) => term.toLowerCase().includes(text.trim().toLowerCase()));
