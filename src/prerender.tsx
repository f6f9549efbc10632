import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { createPages, preloadPage } from './app/routes';
import { SourceNoticeText } from './app/shell/Header';
import { dataSourceSeen } from './app/shell/shellState';
import { createAppStore } from './app/store';
import type { DataSource } from './services/http/dataSource';

/** Returns the prerendered HTML of the page at `path`: its first render, without responses in the store. */
export const renderPage = async (path: string): Promise<string> => {
  const appStore = createAppStore({ pathname: path, search: '' });
  const pages = createPages(appStore);
  if (!(await preloadPage(pages, path))) throw new Error(`The page at ${path} did not load.`);
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  return renderToString(<App appStore={appStore} pages={pages} Router={Router} isPrerendered />);
};

/** Returns the notice above every page for each data source: the sample and loaded files. The server replaces `{day}` and `{files}`. */
export const renderNotices = (): Readonly<Record<DataSource['kind'], string>> => {
  const render = (kind: DataSource['kind']) => {
    const { store } = createAppStore({ pathname: '/', search: '' });
    store.dispatch(dataSourceSeen({ kind, asOf: '2001-02-03', files: ['{files}'], setKey: '' }));
    return renderToStaticMarkup(
      <Provider store={store}>
        <SourceNoticeText />
      </Provider>,
    ).replace('02/03/2001', '{day}');
  };
  return { sample: render('sample'), files: render('files') };
};
