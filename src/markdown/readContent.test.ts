import { sampleText } from '../../tests/sampleText';
import { readContent } from './readContent';
import {
  headingId,
  getHeadings,
  getSections,
  decodeEntities,
  getPlainText,
  type ParsedText,
} from './textToken';

const parsedText = JSON.parse(readContent(sampleText)) as ParsedText;

describe('prerendered content', () => {
  it('keeps its front matter', () => {
    expect(parsedText.meta).toEqual({ glossary: 'outlay, obligation' });
  });
  it('keeps only the token fields that are rendered', () => {
    const parseBlocks = (body: string) => (JSON.parse(readContent(body)) as ParsedText).blocks;
    const makeTextToken = (text: string) => ({ type: 'text', text });
    expect(parseBlocks('### A *b*\n\n[Go](/there)  \nnow `x` \\*')).toEqual([
      {
        type: 'heading',
        depth: 3,
        text: 'A *b*',
        tokens: [makeTextToken('A '), { type: 'em', tokens: [makeTextToken('b')] }],
      },
      {
        type: 'paragraph',
        tokens: [
          { type: 'link', href: '/there', tokens: [makeTextToken('Go')] },
          { type: 'br' },
          makeTextToken('now '),
          { type: 'codespan', text: 'x' },
          makeTextToken(' '),
          { type: 'escape', text: '*' },
        ],
      },
    ]);
    expect(parseBlocks('1. **One**\n2. Two')).toEqual([
      {
        type: 'list',
        ordered: true,
        items: [
          [{ type: 'text', tokens: [{ type: 'strong', tokens: [makeTextToken('One')] }] }],
          [{ type: 'text', tokens: [makeTextToken('Two')] }],
        ],
      },
    ]);
    expect(parseBlocks('- a\n\n| H |\n| --- |\n| c |\n\n> q\n\n---')).toEqual([
      { type: 'list', items: [[{ type: 'text', tokens: [makeTextToken('a')] }]] },
      { type: 'table', header: [[makeTextToken('H')]], rows: [[[makeTextToken('c')]]] },
      { type: 'blockquote', tokens: [{ type: 'paragraph', tokens: [makeTextToken('q')] }] },
      { type: 'hr', raw: '---' },
    ]);
  });
  it('decodes entities and keeps all other characters', () => {
    expect(decodeEntities('&lt;b&gt; &quot;q&quot; it&#39;s a &amp; b &amp;lt; &copy;')).toBe(
      `<b> "q" it's a & b &lt; &copy;`,
    );
  });
  it('has heading IDs of letters, digits and hyphens', () => {
    expect(headingId({ type: 'heading', text: '(What) is a TAS, 2nd?' })).toBe('what-is-a-tas-2nd');
    expect(headingId({ type: 'heading' })).toBe('');
  });
  it('has sections by heading, with the lead separate', () => {
    expect(getHeadings(parsedText.blocks)).toEqual([
      { id: 'where-it-comes-from', label: 'Where it comes from' },
      { id: 'who-pays', label: 'Who pays' },
    ]);
    const sections = getSections(parsedText.blocks);
    expect(getPlainText(sections['']!)).toBe('The lead says 1 < 2 & a_b.');
    expect(getPlainText(sections['Who pays']!)).toBe('Nobody.');
  });
  it('starts sections only at second-level headings and drops link definitions', () => {
    const { blocks } = JSON.parse(
      readContent('## A\n\n### B\n\nOne [x].\n\nTwo.\n\n[x]: https://example.com'),
    ) as ParsedText;
    expect(getHeadings(blocks)).toEqual([{ id: 'a', label: 'A' }]);
    expect(getSections(blocks)['A']!.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'paragraph',
    ]);
    expect(getPlainText(blocks)).toBe('A B One x. Two.');
    expect(getPlainText([{ type: 'br' }])).toBe('');
  });
  it('has searchable text of links, cells and quotes without markup and addresses', () => {
    const plainText = getPlainText(parsedText.blocks);
    expect(plainText).toMatch(/An agency that reports/);
    expect(plainText).toMatch(/Amount.*Loans.*\$5.*A word\./);
    expect(plainText).not.toMatch(/\/agency|\*\*|&amp;/);
  });
});
