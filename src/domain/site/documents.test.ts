import { datasetMetadataUrl, documentList, documentUrls } from './documents';
import { groupedRecipientNames } from '../recipients';
import { guideGroups } from './spendingGuide';

describe('the documents of the site', () => {
  it('are six PDFs, each listed once with a name and description', () => {
    expect(documentList.map(({ href }) => href).sort()).toEqual(
      Object.values(documentUrls).slice().sort(),
    );
    expect(documentList.map(({ href }) => href)).toEqual(
      expect.arrayContaining(
        [
          'about-the-data',
          'data-limitations',
          'data-sources',
          'analyst-guide',
          'federal-spending-guide',
          'api-training',
        ].map((name) => `/documents/${name}.pdf`),
      ),
    );
    expect(documentList.filter(({ name, description }) => !name || !description)).toEqual([]);
  });
  it('include the dataset metadata', () =>
    expect(datasetMetadataUrl).toBe('/data/metadata/dataset-metadata.json'));
});

describe('the federal spending guide', () => {
  it('has 13 groups with unique slugs that match their titles', () => {
    expect(guideGroups).toHaveLength(13);
    expect(new Set(guideGroups.map(({ slug }) => slug)).size).toBe(13);
    expect(guideGroups.map(({ title }) => title.toLowerCase().replaceAll(' ', '-'))).toEqual(
      guideGroups.map(({ slug }) => slug),
    );
  });
});

describe('grouped recipient names', () => {
  it('cover aggregate payments and redacted records', () =>
    expect([...groupedRecipientNames]).toEqual(['MULTIPLE RECIPIENTS', 'REDACTED DUE TO PII']));
});
