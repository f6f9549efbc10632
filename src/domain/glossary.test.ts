import { groupByLetter, isSameTerm, makeGlossaryTerm, matchTerms, searches } from './glossary';

const term = (name: string) => makeGlossaryTerm({ term: name, slug: name.trim().toLowerCase() });
const grouped = (...names: string[]) =>
  groupByLetter(names.map(term)).map(({ letter, terms }) => [
    letter,
    ...terms.map((found) => found.term),
  ]);

describe('what the glossary searches for', () => {
  it.each([
    ['', true],
    ['a', false],
    ['ab', false],
    ['abc', true],
    ['abcd', true],
  ])('%j: %s', (input, expected) => expect(searches(input)).toBe(expected));
  it('leaves spaces at the ends aside', () =>
    expect(['   ', ' a ', '  ab  ', ' abc '].map(searches)).toEqual([true, false, false, true]));
});

describe('a term of the glossary', () => {
  it('is the same whatever the case of its name and the spaces around it', () => {
    expect(isSameTerm(' Sub-Award', 'SUB-award ')).toBe(true);
    expect(isSameTerm('Award', 'Sub-Award')).toBe(false);
  });
  it('has nothing to say until it is filled', () => {
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

describe('terms by letter', () => {
  it('stand under the uppercase first letter, letters and terms in order', () => {
    expect(grouped('Obligation', 'Award', 'Outlay', 'Action Date')).toEqual([
      ['A', 'Action Date', 'Award'],
      ['O', 'Obligation', 'Outlay'],
    ]);
  });
  it('stand under one letter whatever their case', () =>
    expect(grouped('outlay', 'Object Class', 'award')).toEqual([
      ['A', 'award'],
      ['O', 'Object Class', 'outlay'],
    ]));
  it('look behind spaces for the letter', () => expect(grouped(' uri')).toEqual([['U', ' uri']]));
  it('are none where there are none', () => expect(grouped()).toEqual([]));
  it('leave the given list in its order', () => {
    const terms = [term('Outlay'), term('Award')];
    groupByLetter(terms);
    expect(terms.map((found) => found.term)).toEqual(['Outlay', 'Award']);
  });
});

describe('terms that hold a text', () => {
  const terms = ['Award', 'Prime Award', 'Outlay'].map(term);
  const found = (text: string) => matchTerms(terms, text).map((match) => match.term);
  it('are found anywhere in the name, whatever the case, in their own order', () => {
    expect([found('award'), found('AWARD'), found('e aw'), found('lay')]).toEqual([
      ['Award', 'Prime Award'],
      ['Award', 'Prime Award'],
      ['Prime Award'],
      ['Outlay'],
    ]);
  });
  it('are found without the spaces around the text', () =>
    expect(found('  Outlay ')).toEqual(['Outlay']));
  it('are all for no text, none for a strange one', () =>
    expect([found(''), found('zebra')]).toEqual([['Award', 'Prime Award', 'Outlay'], []]));
});
