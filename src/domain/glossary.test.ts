import { groupByLetter, isSameTerm, makeGlossaryTerm, matchTerms, isSearchable } from './glossary';

const term = (name: string) => makeGlossaryTerm({ term: name, slug: name.trim().toLowerCase() });
const groupNames = (...names: string[]) =>
  groupByLetter(names.map(term)).map(({ letter, terms }) => [
    letter,
    ...terms.map((glossaryTerm) => glossaryTerm.term),
  ]);

describe('isSearchable', () => {
  it.each([
    ['', true],
    ['a', false],
    ['ab', false],
    ['abc', true],
    ['abcd', true],
  ])('for %j returns %s', (input, expected) => expect(isSearchable(input)).toBe(expected));
  it('ignores outer spaces', () =>
    expect(['   ', ' a ', '  ab  ', ' abc '].map(isSearchable)).toEqual([
      true,
      false,
      false,
      true,
    ]));
});

describe('a glossary term', () => {
  it('equals another term regardless of letter case and outer spaces', () => {
    expect(isSameTerm(' Sub-Award', 'SUB-award ')).toBe(true);
    expect(isSameTerm('Award', 'Sub-Award')).toBe(false);
  });
  it('is empty by default', () => {
    expect(makeGlossaryTerm().toObject()).toEqual({
      term: '',
      slug: '',
      dataActTerm: '',
      plain: '',
      official: '',
      resources: '',
    });
  });
});

describe('groupByLetter', () => {
  it('groups terms by uppercase first letter and sorts letters and terms', () => {
    expect(groupNames('Obligation', 'Award', 'Outlay', 'Action Date')).toEqual([
      ['A', 'Action Date', 'Award'],
      ['O', 'Obligation', 'Outlay'],
    ]);
  });
  it('ignores letter case', () =>
    expect(groupNames('outlay', 'Object Class', 'award')).toEqual([
      ['A', 'award'],
      ['O', 'Object Class', 'outlay'],
    ]));
  it('ignores leading spaces', () => expect(groupNames(' uri')).toEqual([['U', ' uri']]));
  it('returns [] without terms', () => expect(groupNames()).toEqual([]));
  it('does not change the input', () => {
    const terms = [term('Outlay'), term('Award')];
    groupByLetter(terms);
    expect(terms.map((glossaryTerm) => glossaryTerm.term)).toEqual(['Outlay', 'Award']);
  });
});

describe('matchTerms', () => {
  const terms = ['Award', 'Prime Award', 'Outlay'].map(term);
  const matchNames = (text: string) => matchTerms(terms, text).map((match) => match.term);
  it('matches anywhere in the name regardless of case, and keeps the order', () => {
    expect([
      matchNames('award'),
      matchNames('AWARD'),
      matchNames('e aw'),
      matchNames('lay'),
    ]).toEqual([['Award', 'Prime Award'], ['Award', 'Prime Award'], ['Prime Award'], ['Outlay']]);
  });
  it('ignores outer spaces in the text', () => expect(matchNames('  Outlay ')).toEqual(['Outlay']));
  it('returns all terms for empty text and none for unknown text', () =>
    expect([matchNames(''), matchNames('zebra')]).toEqual([
      ['Award', 'Prime Award', 'Outlay'],
      [],
    ]));
});
