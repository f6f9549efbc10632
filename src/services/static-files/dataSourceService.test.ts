import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { getFailure } from '../../../tests/serviceEdge';
import { sourceSections } from '@/domain/site/dataSources';
import { site } from '@/domain/site/site';
import type { ServiceError } from '../http/serviceError';
import {
  fetchSourceSection,
  getPreloadedSourceSection,
  preloadSourceSections,
} from './dataSourceService';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
const respondWith = (getResponse: () => HttpResponse<string>) =>
  server.use(http.get('*/data/interactive-data-sources/intro-section.json', getResponse));
const respondWithJson = (json: unknown, init?: ResponseInit) =>
  respondWith(() => HttpResponse.text(JSON.stringify(json), init));
const UNREADABLE = ['ServiceError', 'We couldn’t read this section. Try again.', true, false];
const toErrorFields = ({ name, message, retryable, cancelled }: ServiceError) => [
  name,
  message,
  retryable,
  cancelled,
];

describe('fetchSourceSection', () => {
  it('loads a file and inserts the site name', async () => {
    respondWithJson({
      title: 'About {Site}',
      subtitle: '{Site} and {Site}',
      cards: [
        { overline: 'a', heading: '{Site}', text: 'b', links: [{ label: '{Site}', to: '/' }] },
      ],
    });
    expect(await fetchSourceSection('intro-section')).toEqual({
      title: 'About USAspending',
      subtitle: 'USAspending and USAspending',
      cards: [
        {
          overline: 'a',
          heading: 'USAspending',
          text: 'b',
          links: [{ label: 'USAspending', to: '/' }],
        },
      ],
    });
  });
  it.each([
    [null],
    [5],
    ['text'],
    [[]],
    [{}],
    [{ title: 'A' }],
    [{ cards: [] }],
    [{ title: 5, cards: [] }],
    [{ title: 'A', cards: {} }],
  ])('rejects %j', async (json) => {
    respondWithJson(json);
    const error = await getFailure(fetchSourceSection('intro-section'));
    expect([toErrorFields(error), error.status]).toEqual([UNREADABLE, 200]);
  });
  it('rejects an error response even if its content is valid', async () => {
    respondWithJson({ title: 'A', cards: [] }, { status: 404 });
    const error = await getFailure(fetchSourceSection('intro-section'));
    expect([toErrorFields(error), error.status]).toEqual([UNREADABLE, 404]);
  });
  it.each<[string, () => HttpResponse<string>]>([
    ['no network', () => HttpResponse.error() as HttpResponse<string>],
    ['no JSON', () => HttpResponse.text('<html>')],
  ])('fails if there is %s', async (_name, getResponse) => {
    respondWith(getResponse);
    const error = await getFailure(
      fetchSourceSection('intro-section', new AbortController().signal),
    );
    expect([toErrorFields(error), error.status]).toEqual([
      ['ServiceError', 'We couldn’t load this section. Try again.', true, false],
      0,
    ]);
    expect((await getFailure(fetchSourceSection('intro-section'))).cancelled).toBe(false);
  });
  it('fails as canceled when it is aborted', async () => {
    respondWithJson({ title: 'A', cards: [] });
    expect(
      toErrorFields(await getFailure(fetchSourceSection('intro-section', AbortSignal.abort()))),
    ).toEqual(['ServiceError', 'We couldn’t load this section. Try again.', true, true]);
  });
});

describe('preloaded data source sections', () => {
  it('are returned without a request and contain the site name', async () => {
    expect(getPreloadedSourceSection('frequency')).toBeUndefined();
    await preloadSourceSections();
    for (const { key } of sourceSections) {
      const section = await fetchSourceSection(key);
      expect(section).toEqual(getPreloadedSourceSection(key));
      expect(section.cards.length).toBeGreaterThan(0);
      expect(JSON.stringify(section)).not.toContain('{Site}');
    }
    expect(JSON.stringify(getPreloadedSourceSection('data-access'))).toContain(site.name);
  });
});
