import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Routes, Route, StaticRouter } from 'react-router-dom';
import type { Reducer } from 'redux';
import { Footer } from '@/app/shell/Header';
import MenuPanel from '@/app/shell/MenuPanel';
import MobileMenu from '@/app/shell/MobileMenu';
import { pageLoaders } from '@/app/routes';
import { createAppStore } from '@/app/store';
import { downloadReducers } from '@/blocks/downloads';
import DownloadBar from '@/blocks/downloads/panel';
import { searchFiltersReducers } from '@/blocks/search-filters';
import SlideOuts, { reducers as slideOutReducers } from '@/blocks/slide-outs/panel';
import { initialFilters } from '@/domain/search/searchFilters';
import { menuGroups } from '@/domain/site/navigation';
import { pageEntries } from '@/domain/site/paths';
import DownloadDialog from '@/features/award-search/components/DownloadDialog';
import SavedSearchesPanel from '@/features/award-search/components/SavedSearchesPanel';
import { showModal } from '@/features/modals';
import Modals from '@/features/modals/panel';
import SiteSearch from '@/features/site-search/panel';
import type { ModalKind } from '@/lib/ports';
import { HydratedProvider } from '@/lib/rendering/hydrated';

type Reducers = Readonly<Record<string, Reducer>>;
const doNothing = () => {};
const RealDate = Date;
/** A Date that throws when it reads the current time. */
class NoClock extends RealDate {
  constructor(...values: [] | [string | number | Date]) {
    if (!values.length) throw new Error('the clock was read');
    super(...(values as [string]));
  }
  static override now(): number {
    throw new Error('the clock was read');
  }
}
/** Returns the HTML of a node, rendered as in the build: without a window, storage, the clock or random numbers. */
const prerender = (node: ReactNode): string => {
  globalThis.Date = NoClock as DateConstructor;
  jest.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('a random number was used');
  });
  try {
    return renderToString(node);
  } finally {
    globalThis.Date = RealDate;
  }
};
/** Returns the prerendered HTML of a node at a path, with a store that contains no responses. */
const prerenderAt = (
  address: string,
  node: ReactNode,
  reducers: Reducers = {},
  first?: Parameters<ReturnType<typeof createAppStore>['store']['dispatch']>[0],
) => {
  const { store, addReducers } = createAppStore({ pathname: address, search: '' });
  addReducers(reducers);
  if (first) store.dispatch(first);
  return prerender(
    <Provider store={store}>
      <HydratedProvider isPrerendered>
        <StaticRouter location={address}>{node}</StaticRouter>
      </HydratedProvider>
    </Provider>,
  );
};
/** Returns the prerendered HTML of a page at its own path, without the shell. */
const prerenderPage = async (id: string) => {
  const { path } = pageEntries.find((entry) => entry.id === id)!;
  const { default: Page, reducers = {} } = await pageLoaders[id]!();
  const page = (
    <Routes>
      <Route path={path} element={<Page />} />
    </Routes>
  );
  return prerenderAt(path.replace(/:\w+/, 'abc'), page, reducers);
};

beforeEach(() => {
  // The router warns that a redirect does nothing without a browser.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('prerendering', () => {
  it('fails when a component reads the clock or uses a random number', () => {
    const Clock = () => <p>{new Date().getFullYear()}</p>;
    const Chance = () => <p>{Math.random()}</p>;
    expect(() => prerender(<Clock />)).toThrow('the clock was read');
    expect(() => prerender(<Chance />)).toThrow('a random number was used');
    expect(new Date().getFullYear()).toBeGreaterThan(2000);
  });
  it.each(Object.keys(pageLoaders))('renders the page %s in its loading state', async (id) => {
    const html = await prerenderPage(id);
    if (id.endsWith('-hash')) expect(html).toBe('');
    else expect(html).toMatch(/<h1[\s>]/);
  });
  it('renders the footer', () => expect(prerenderAt('/', <Footer />)).toContain('USAspending'));
  it.each(menuGroups.map(({ key }) => key))('renders the menu panel %s', (group) =>
    expect(
      prerenderAt(
        '/',
        <MenuPanel group={group} lastCaretPosition={{ current: undefined }} onFollow={doNothing} />,
      ),
    ).toMatch(/<a /),
  );
  it.each<[string, ReactNode, RegExp, Reducers]>([
    ['the menu of a phone', <MobileMenu onClose={doNothing} />, /Explore the Data/, {}],
    [
      'the search of the site',
      <SiteSearch onClose={doNothing} />,
      /<dialog/,
      searchFiltersReducers,
    ],
    [
      'the list of kept searches',
      <SavedSearchesPanel onClose={doNothing} onRun={doNothing} />,
      /Saved only in this browser/,
      searchFiltersReducers,
    ],
    [
      'the dialog of a download',
      <DownloadDialog filters={initialFilters} level="awards" cols="" onClose={doNothing} />,
      /Choose Level of Data/,
      { ...searchFiltersReducers, ...downloadReducers },
    ],
    ['the bar of downloads', <DownloadBar />, /^$/, downloadReducers],
  ])('renders %s', (_name, overlay, pattern, reducers) =>
    expect(prerenderAt('/', overlay, reducers)).toMatch(pattern),
  );
  it.each([
    ['/?glossary=outlay', 'Glossary'],
    ['/?glossary', 'Glossary'],
    ['/?about-the-data=defc', 'About the Data'],
    ['/?about-the-data', 'About the Data'],
  ])('renders the open slide-out of %s', (address, title) =>
    expect(prerenderAt(address, <SlideOuts />, slideOutReducers)).toMatch(
      new RegExp(`<dialog[^>]*>[\\s\\S]*${title}`),
    ),
  );
  it.each<ModalKind>(['redirect', 'covid', 'covid-data-disclaimer', 'uei', 'filter'])(
    'renders the open modal %s',
    (kind) =>
      expect(
        prerenderAt('/', <Modals />, searchFiltersReducers, showModal('https://example.gov', kind)),
      ).toMatch(/<dialog/),
  );
});
