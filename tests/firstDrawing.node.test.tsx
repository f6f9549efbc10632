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
import KeptSearchesPanel from '@/features/award-search/components/KeptSearchesPanel';
import { showModal } from '@/features/modals';
import Modals from '@/features/modals/panel';
import SiteSearch from '@/features/site-search/panel';
import type { ModalKind } from '@/lib/ports';

type Reducers = Readonly<Record<string, Reducer>>;
const leave = () => {};
const RealDate = Date;
/** A clock that only tells days it is given. */
class NoClock extends RealDate {
  constructor(...given: [] | [string | number | Date]) {
    if (!given.length) throw new Error('the clock was read while drawing');
    super(...(given as [string]));
  }
  static override now(): number {
    throw new Error('the clock was read while drawing');
  }
}
/** Draws as a build does: no window, no storage, no clock, no chance. */
const draw = (drawn: ReactNode): string => {
  globalThis.Date = NoClock as DateConstructor;
  jest.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('a number was drawn while drawing');
  });
  try {
    return renderToString(drawn);
  } finally {
    globalThis.Date = RealDate;
  }
};
/** Something at an address, over a store without answers. */
const drawAt = (
  address: string,
  what: ReactNode,
  reducers: Reducers = {},
  first?: Parameters<ReturnType<typeof createAppStore>['store']['dispatch']>[0],
) => {
  const { store, addReducers } = createAppStore();
  addReducers(reducers);
  if (first) store.dispatch(first);
  return draw(
    <Provider store={store}>
      <StaticRouter location={address}>{what}</StaticRouter>
    </Provider>,
  );
};
/** A page alone, at its own address. */
const drawPage = async (id: string) => {
  const { path } = pageEntries.find((entry) => entry.id === id)!;
  const { default: Page, reducers = {} } = await pageLoaders[id]!();
  const page = (
    <Routes>
      <Route path={path} element={<Page />} />
    </Routes>
  );
  return drawAt(path.replace(/:\w+/, 'abc'), page, reducers);
};

beforeEach(() => {
  // The router says that a redirect does nothing here; the server that sends the page redirects.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('in Node, before any script has run in a browser', () => {
  it('a drawing that reads the clock, or leaves a thing to chance, is noticed', () => {
    const Clock = () => <p>{new Date().getFullYear()}</p>;
    const Chance = () => <p>{Math.random()}</p>;
    expect(() => draw(<Clock />)).toThrow('the clock was read');
    expect(() => draw(<Chance />)).toThrow('a number was drawn');
    expect(new Date().getFullYear()).toBeGreaterThan(2000);
  });
  it.each(Object.keys(pageLoaders))('the page %s is drawn in its loading state', async (id) => {
    const drawn = await drawPage(id);
    if (id.endsWith('-hash')) expect(drawn).toBe('');
    else expect(drawn).toMatch(/<h1[\s>]/);
  });
  it('what stands below every page is drawn', () =>
    expect(drawAt('/', <Footer />)).toContain('USAspending'));
  it.each(menuGroups.map(({ key }) => key))('the panel %s of the menu is drawn', (group) =>
    expect(drawAt('/', <MenuPanel group={group} onFollow={leave} />)).toMatch(/<a /),
  );
  it.each<[string, ReactNode, RegExp, Reducers]>([
    ['the menu of a phone', <MobileMenu onClose={leave} />, /Explore the Data/, {}],
    ['the search of the site', <SiteSearch onClose={leave} />, /<dialog/, searchFiltersReducers],
    [
      'the list of kept searches',
      <KeptSearchesPanel onClose={leave} onRun={leave} />,
      /Kept in this browser alone/,
      searchFiltersReducers,
    ],
    [
      'the dialog of a download',
      <DownloadDialog filters={initialFilters} level="awards" cols="" onClose={leave} />,
      /Choose Level of Data/,
      { ...searchFiltersReducers, ...downloadReducers },
    ],
    ['the bar of downloads', <DownloadBar />, /^$/, downloadReducers],
  ])('%s is drawn', (_name, overlay, words, reducers) =>
    expect(drawAt('/', overlay, reducers)).toMatch(words),
  );
  it.each([
    ['/?glossary=outlay', 'Glossary'],
    ['/?glossary', 'Glossary'],
    ['/?about-the-data=defc', 'About the Data'],
    ['/?about-the-data', 'About the Data'],
  ])('the panel of %s is drawn open', (address, title) =>
    expect(drawAt(address, <SlideOuts />, slideOutReducers)).toMatch(
      new RegExp(`<dialog[^>]*>[\\s\\S]*${title}`),
    ),
  );
  it.each<ModalKind>(['redirect', 'covid', 'covid-data-disclaimer', 'uei', 'filter'])(
    'the modal %s is drawn open',
    (kind) =>
      expect(
        drawAt('/', <Modals />, searchFiltersReducers, showModal('https://example.gov', kind)),
      ).toMatch(/<dialog/),
  );
});
