/** The servers of the browser tests: by default one server for site and API, as `npm start`, or nginx with the API at another origin. */
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { importTypeScript, root } from '../../scripts/lib/dataSet.mjs';
import { findAnyPort, portOf } from '../../scripts/lib/ports.mjs';

/** @typedef {{ url: string, apiUrl: string, close: () => Promise<void> }} Host the origins of site and API */

/** Whether nginx serves the site (`npm run test:nginx`). */
export const isNginx = process.env.SITE_HOST === 'nginx';
/** Path of the dataset that global setup creates. */
const dataSetPath = join(root, '.cache/tests/default.duckdb');
const dist = join(root, 'dist');

/**
 * Serves the API over the default dataset, with or without the built site. Each server stores saved searches and downloads in its own
 * folder, so that workers do not interfere and later runs find no old files.
 * @param {{ dist: string, apiRoot: string } | undefined} site
 * @returns {Promise<Host>}
 */
const serveApi = async (site) => {
  const folder = mkdtempSync(join(tmpdir(), 'spending-browser-'));
  const path = join(folder, 'default.duckdb');
  symlinkSync(dataSetPath, path);
  const { buildServer } = await importTypeScript('mock-api/tools.ts');
  const server = await buildServer({ path, faults: true, site });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${portOf(server.app.server)}`;
  return {
    url,
    apiUrl: url,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/**
 * Copies the built site to a folder and names the API in its pages, as a host may do (README.md, “Using another API”).
 * @type {(folder: string, apiRoot: string) => void}
 */
const copySite = (folder, apiRoot) => {
  cpSync(dist, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.html')) {
      const path = join(folder, name);
      const text = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        text.replace(/(<meta name="?api-root"? content=)("[^"]*"|[^\s>]+)/, `$1"${apiRoot}"`),
      );
    }
};

/** Waits until a port of this machine accepts connections. Throws after ten seconds. @param {number} port */
const waitForPort = async (port) => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isOpen = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1')
        .once('connect', () => {
          socket.destroy();
          resolve(true);
        })
        .once('error', () => resolve(false));
    });
    if (isOpen) return;
    await setTimeout(100);
  }
  throw new Error(`Nothing listens on port ${port}`);
};

/**
 * Serves the built site with nginx and the shipped configuration, whose port and folders are replaced, and allows its pages to call the
 * API at another origin. Needs the Debian packages nginx and libnginx-mod-http-brotli-static.
 * @param {Host} api
 * @returns {Promise<Host>}
 */
const serveWithNginx = async (api) => {
  const folder = mkdtempSync(join(tmpdir(), 'spending-nginx-'));
  const port = await findAnyPort();
  copySite(join(folder, 'site'), `${api.url}/api/`);
  /** @type {(from: string, to: string, change?: (text: string) => string) => void} */
  const copyText = (from, to, change = (text) => text) =>
    writeFileSync(join(folder, to), change(readFileSync(join(root, from), 'utf8')));
  copyText('.cache/deploy/site-headers.conf', 'site-headers.conf', (text) =>
    text.replace(/connect-src 'self'[^;]*/, `connect-src 'self' ${api.url}`),
  );
  const useFolder = (/** @type {string} */ text) =>
    text.replaceAll('/etc/nginx/site-', `${folder}/site-`);
  copyText('.cache/deploy/site-routes.conf', 'site-routes.conf', useFolder);
  copyText('deploy/nginx.conf', 'server.conf', (text) =>
    useFolder(text)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('root /srv/site', `root ${folder}/site`),
  );
  mkdirSync(join(folder, 'temp'));
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
pid ${folder}/nginx.pid;
events {}
http { include /etc/nginx/mime.types; access_log off; ${tempPaths} include ${folder}/server.conf; }
`,
  );
  const nginx = spawn(
    'nginx',
    [
      '-p',
      folder,
      '-c',
      join(folder, 'nginx.conf'),
      '-e',
      join(folder, 'error.log'),
      '-g',
      'daemon off;',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  nginx.once('error', () => {
    console.error('nginx is missing: apt-get install nginx libnginx-mod-http-brotli-static');
  });
  await waitForPort(port);
  return {
    url: `http://127.0.0.1:${port}`,
    apiUrl: api.url,
    close: async () => {
      nginx.kill();
      await new Promise((done) => {
        nginx.once('exit', done);
      });
      await api.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Serves the built site with the default dataset. @returns {Promise<Host>} */
export const serveSite = async () =>
  isNginx ? serveWithNginx(await serveApi(undefined)) : serveApi({ dist, apiRoot: '/api/' });
