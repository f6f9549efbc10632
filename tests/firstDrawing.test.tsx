/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Routes, Route, StaticRouter } from 'react-router-dom';
import { createAppStore } from '@/app/store';
import { pageLoaders } from '@/app/routes';
import { pageEntries } from '@/domain/site/paths';

/** A page alone, at its own address, over a store without answers. */
const draw = async (id: string) => {
  const { path } = pageEntries.find((entry) => entry.id === id)!;
  const { default: Page, reducers = {} } = await pageLoaders[id]!();
  const { store, addReducers } = createAppStore();
  addReducers(reducers);
  return renderToString(
    <Provider store={store}>
      <StaticRouter location={path.replace(/:\w+/, 'abc')}>
        <Routes>
          <Route path={path} element={<Page />} />
        </Routes>
      </StaticRouter>
    </Provider>,
  );
};

beforeEach(() => {
  // The router says that a redirect does nothing here; the server that sends the page redirects.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('in Node, before any script has run in a browser', () => {
  it.each(Object.keys(pageLoaders))('the page %s is drawn in its loading state', async (id) => {
    const drawn = await draw(id);
    if (id.endsWith('-hash')) expect(drawn).toBe('');
    else expect(drawn).toMatch(/<h1[\s>]/);
  });
});
