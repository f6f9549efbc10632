import { postCall, serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { fetchGlossary, searchGlossary, termsFromJson } from './glossaryService';

const edge = serviceEdge();
const obligation = {
  term: 'Obligation',
  slug: 'obligation',
  data_act_term: 'Amount of Obligation',
  plain: 'A promise.',
  official: 'A *legal* promise.',
  resources: '[More](/x)',
};

describe('glossary terms', () => {
  it('have names, texts and resources', () => {
    expect(termsFromJson([obligation]).map((term) => term.toObject())).toEqual([
      {
        term: 'Obligation',
        slug: 'obligation',
        dataActTerm: 'Amount of Obligation',
        plain: 'A promise.',
        official: 'A *legal* promise.',
        resources: '[More](/x)',
      },
    ]);
  });
  it('have trimmed texts, and empty texts for missing or invalid values', () => {
    expect(
      termsFromJson([
        { term: ' Grant ', slug: ' grant ', data_act_term: null, plain: 5, official: ' ' },
      ])[0]!.toObject(),
    ).toEqual({
      term: 'Grant',
      slug: 'grant',
      dataActTerm: '',
      plain: '',
      official: '',
      resources: '',
    });
  });
  it('without a name or slug are dropped, and only the first term of each slug is kept', () => {
    const list = [
      null,
      {},
      { term: 'No slug' },
      { slug: 'no-name' },
      { term: 'B', slug: 'b' },
      { term: 'A', slug: 'a' },
      { term: 'Second B', slug: 'b' },
    ];
    expect(termsFromJson(list).map(({ term, slug }) => [term, slug])).toEqual([
      ['B', 'b'],
      ['A', 'a'],
    ]);
  });
  it('cannot be read if no entry has a name and a slug', () =>
    expect(() => termsFromJson([{ term: 'No slug' }, null])).toThrow(UNREADABLE));
  it.each([undefined, null, {}, 'text'])('cannot be read from %j', (list) =>
    expect(() => termsFromJson(list)).toThrow(UNREADABLE),
  );
  it('are requested all at once', async () => {
    edge.answers({ results: [obligation] });
    expect((await fetchGlossary()).map(({ slug }) => slug)).toEqual(['obligation']);
    expect(edge.asked).toEqual([
      { method: 'GET', path: 'v2/references/glossary/', query: { limit: '500' }, body: undefined },
    ]);
  });
  it('are searched by name', async () => {
    edge.answers({ matched_terms: [obligation], results: ['Obligation'] });
    expect((await searchGlossary('obl')).map(({ slug }) => slug)).toEqual(['obligation']);
    expect(edge.asked).toEqual([
      postCall('v2/autocomplete/glossary/', { search_text: 'obl', limit: 500 }),
    ]);
  });
  it('fail to load if the response contains no terms', async () => {
    edge.answers({});
    await expect(fetchGlossary()).rejects.toThrow(UNREADABLE);
    await expect(searchGlossary('obl')).rejects.toThrow(UNREADABLE);
  });
});
