import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { createPages, settlePage } from './app/routes';
import { SourceWords } from './app/shell/Header';
import { dataSourceSeen } from './app/shell/shellState';
import { createAppStore } from './app/store';
import { drawnParts } from './lib/drawnParts';
import type { DataSource } from './services/http/dataSource';

/**
 * The site as the build draws it into the page at `path`: the first drawing of the page `id`, over a store without answers, with what
 * the page needed for it. A module of its own has to be made for each page.
 */
export const drawPage = async (
  id: string,
  path: string,
): Promise<typeof drawnParts & { html: string }> => {
  const appStore = createAppStore();
  const pages = createPages(appStore);
  if (!(await settlePage(pages, id)))
    throw new Error(`what the page ${id} shows could not be loaded`);
  const kept = await Promise.all(drawnParts.kept.map((settle) => settle()));
  if (kept.includes(false)) throw new Error(`a part of the page ${id} could not be loaded`);
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const html = renderToString(<App appStore={appStore} pages={pages} Router={Router} />);
  return { html, ...drawnParts };
};

/** The words above every page that say which data it is over, as the server writes them into what was drawn: over the sample and over files, with `{day}` and `{files}` for what only the server knows. */
export const drawNotices = (): Readonly<Record<DataSource['kind'], string>> => {
  const draw = (kind: DataSource['kind']) => {
    const { store } = createAppStore();
    store.dispatch(dataSourceSeen({ kind, asOf: '2001-02-03', files: ['{files}'], setKey: '' }));
    return renderToStaticMarkup(
      <Provider store={store}>
        <SourceWords />
      </Provider>,
    ).replace('02/03/2001', '{day}');
  };
  return { sample: draw('sample'), files: draw('files') };
};
