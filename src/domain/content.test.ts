import { fillContent, parseTerm } from './content';
import { makeGlossaryTerm } from './glossary';

describe('termFromContent', () => {
  it('reads the names, plain text and sections of a term', () => {
    const text = [
      '---',
      'term: Obligation',
      'data_act_term: Federal Action Obligation',
      '---',
      'A promise to pay.',
      '',
      '## Official Definition',
      'A legally binding agreement.',
      '',
      '## More Resources',
      '- [Guide](/federal-spending-guide)',
      '',
    ].join('\n');
    expect(parseTerm('obligation', text).toObject()).toEqual({
      slug: 'obligation',
      term: 'Obligation',
      dataActTerm: 'Federal Action Obligation',
      plain: 'A promise to pay.',
      official: 'A legally binding agreement.',
      resources: '- [Guide](/federal-spending-guide)',
    });
  });
  it('returns empty fields for missing content', () => {
    expect(parseTerm('empty', '')).toEqual(makeGlossaryTerm({ slug: 'empty' }));
    expect(parseTerm('plain', '---\nterm: Plain\n---\n')).toEqual(
      makeGlossaryTerm({ slug: 'plain', term: 'Plain' }),
    );
  });
});

describe('placeholders in content', () => {
  it('insert the help contact as a mailto link', () => {
    expect(fillContent('Write to {email}.')).toBe(
      'Write to [usaspending.help@fiscal.treasury.gov](mailto:usaspending.help@fiscal.treasury.gov).',
    );
  });
  it('insert the site name at each place', () =>
    expect(fillContent('{Site}, and {Site} again')).toBe('USAspending, and USAspending again'));
  it('stay unchanged if they are unknown', () =>
    expect(fillContent('Text with {other} braces')).toBe('Text with {other} braces'));
});
