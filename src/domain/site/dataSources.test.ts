import { sourceId, sourceSections } from './dataSources';

describe('the sections of the data sources', () => {
  it('lead from the introduction to the use cases', () => {
    expect([sourceSections[0], sourceSections.at(-1)]).toEqual([
      { key: 'intro-section', label: 'Introduction' },
      { key: 'data-use-cases', label: 'Use Cases' },
    ]);
  });
  it('have a key and a name each, the site’s own name filled in', () => {
    expect(new Set(sourceSections.map(({ key }) => key)).size).toBe(sourceSections.length);
    expect(sourceSections.map(({ label }) => label).filter((label) => /USA/.test(label))).toEqual([
      'Data Available on USAspending',
      'Features on USAspending',
    ]);
    expect(sourceSections.filter(({ label }) => label.includes('{'))).toEqual([]);
  });
  it('are found in the page by an id', () =>
    expect(sourceId('frequency')).toBe('interactive-data-sources-frequency'));
});
