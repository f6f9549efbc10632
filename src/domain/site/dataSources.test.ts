import { sourceId, sourceSections } from './dataSources';

describe('the sections of the data sources page', () => {
  it('run from the introduction to the use cases', () => {
    expect([sourceSections[0], sourceSections.at(-1)]).toEqual([
      { key: 'intro-section', label: 'Introduction' },
      { key: 'data-use-cases', label: 'Use Cases' },
    ]);
  });
  it('have unique keys and labels with the site name filled in', () => {
    expect(new Set(sourceSections.map(({ key }) => key)).size).toBe(sourceSections.length);
    expect(sourceSections.map(({ label }) => label).filter((label) => /USA/.test(label))).toEqual([
      'Data Available on USAspending',
      'Features on USAspending',
    ]);
    expect(sourceSections.filter(({ label }) => label.includes('{'))).toEqual([]);
  });
  it('have an element ID', () =>
    expect(sourceId('frequency')).toBe('interactive-data-sources-frequency'));
});
