import { fillContent, termFromContent } from './content';

describe('a term of the glossary, from its file', () => {
  it('has its names, its plain words and its sections', () => {
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
    expect(termFromContent('obligation', text).toObject()).toEqual({
      slug: 'obligation',
      term: 'Obligation',
      dataActTerm: 'Federal Action Obligation',
      plain: 'A promise to pay.',
      official: 'A legally binding agreement.',
      resources: '- [Guide](/federal-spending-guide)',
    });
  });
  it('has nothing where the file has nothing', () => {
    expect(termFromContent('empty', '').toObject()).toEqual({
      slug: 'empty',
      term: '',
      dataActTerm: '',
      plain: '',
      official: '',
      resources: '',
    });
    expect(termFromContent('plain', '---\nterm: Plain\n---\n').toObject()).toMatchObject({
      term: 'Plain',
      dataActTerm: '',
      plain: '',
      official: '',
      resources: '',
    });
  });
});

describe('placeholders of a text', () => {
  it('become the help contact, as a link that writes to it', () => {
    expect(fillContent('Write to {email}.')).toBe(
      'Write to [usaspending.help@fiscal.treasury.gov](mailto:usaspending.help@fiscal.treasury.gov).',
    );
  });
  it('become the name of the site, each time', () =>
    expect(fillContent('{Site}, and {Site} again')).toBe('USAspending, and USAspending again'));
  it('stay as they are when they are none', () =>
    expect(fillContent('Text with {other} braces')).toBe('Text with {other} braces'));
});
