import { getAboutLines, type FigureTexts } from './figureTexts';
import { formatBibtex, formatCitation } from './citations';
import { wrapFullText } from './pictureFile';

const texts: FigureTexts = {
  title: 'Results Over Time',
  view: 'By Year',
  finding: 'Most in 2024.',
  unit: 'Obligations, US dollars',
  filters: 'Prime awards; Keyword: R&D 100% #1 {a_b}',
  source: 'USAspending API, v2/search/spending_over_time/',
  date: 'Retrieved May 1, 2026.',
  address: 'https://example.gov/search?fy=2024&q=%7B#figure-results-over-time',
};
const ohioTexts = { ...texts, subject: 'Ohio', period: 'FY 2026 through 11/15/2025' };
const citation = { texts, site: 'USAspending', day: '2026-05-02' };

describe('getAboutLines', () => {
  it('lists the details of a figure in a fixed order', () =>
    expect(getAboutLines(texts)).toEqual([
      'Results Over Time: By Year',
      'Most in 2024.',
      'Filters: Prime awards; Keyword: R&D 100% #1 {a_b}',
      'Unit: Obligations, US dollars',
      'Source: USAspending API, v2/search/spending_over_time/',
      'Retrieved May 1, 2026.',
      'Address: https://example.gov/search?fy=2024&q=%7B#figure-results-over-time',
    ]));
  it('starts with the subject and includes the period', () =>
    expect(getAboutLines(ohioTexts)).toEqual([
      'Ohio – Results Over Time: By Year',
      'Most in 2024.',
      'Period: FY 2026 through 11/15/2025',
      ...getAboutLines(texts).slice(2),
    ]));
  it('omits missing details', () =>
    expect(getAboutLines({ title: 'Sums', address: '/' })).toEqual(['Sums', 'Address: /']));
});
describe('a citation', () => {
  it('includes subject and period', () => {
    const ohioCitation = { ...citation, texts: ohioTexts };
    expect(formatCitation(ohioCitation)).toMatch(
      /^USAspending\. “Ohio – Results Over Time: By Year\.” Period: FY 2026 through 11\/15\/2025\. Filters: /,
    );
    expect(formatBibtex(ohioCitation)).toContain(
      'note = {Period: FY 2026 through 11/15/2025. Filters: ',
    );
  });
  it('as a sentence includes title, filters, data date, access date and address', () =>
    expect(formatCitation(citation)).toBe(
      'USAspending. “Results Over Time: By Year.” Filters: Prime awards; Keyword: R&D 100% #1 {a_b}. Retrieved May 1, 2026. Accessed May 2, 2026. https://example.gov/search?fy=2024&q=%7B#figure-results-over-time',
    ));
  it('as a BibTeX entry includes the same details and escapes special characters', () =>
    expect(formatBibtex(citation)).toBe(
      [
        '@misc{usaspending-results-over-time-2026-05-02,',
        '  author = {{USAspending}},',
        '  title = {{Results Over Time: By Year}},',
        '  year = {2026},',
        '  note = {Filters: Prime awards; Keyword: R\\&D 100\\% \\#1 \\{a\\_b\\}. Retrieved May 1, 2026.},',
        '  url = {https://example.gov/search?fy=2024&q=%7B#figure-results-over-time},',
        '  urldate = {2026-05-02}',
        '}',
      ].join('\n'),
    ));
});
describe('wrapFullText', () => {
  const wrap = (text: string) => wrapFullText(text, 10, (line) => line.length);
  it('wraps between words and splits only overlong words, without losing text', () => {
    expect(wrap('Results by Geography')).toEqual(['Results by', 'Geography']);
    expect(wrap('see https://example.gov/x now')).toEqual([
      'see',
      'https://ex',
      'ample.gov/',
      'x now',
    ]);
    expect(wrap('')).toEqual([]);
  });
});
