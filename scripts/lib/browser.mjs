import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { readJson, root } from './dataSet.mjs';

const require = createRequire(import.meta.url);
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Maps are drawn by a graphics card that is computed; the rest of a page needs none.
  '--disable-gpu-compositing',
];
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Unpacks the browser that comes inside its package into a folder of its version, once per clone. It is unpacked elsewhere and
 * moved there whole: neither a killed process nor two at once leave half a browser. The package unpacks into the temporary
 * folder of its process, so it gets a process of its own.
 */
const unpack = () => {
  const entry = require.resolve('@sparticuz/chromium');
  const { version } = /** @type {{ version: string }} */ (
    readJson(join(dirname(entry), '../../package.json'))
  );
  // Its list of fonts names this folder, which must outlive a scratch copy that links to these packages.
  const caches = join(realpathSync(join(root, 'node_modules')), '.cache');
  const folder = join(caches, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(caches, { recursive: true });
  const own = mkdtempSync(`${folder}-`);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['-e', 'require(process.argv[1]).executablePath()', entry],
    // It unpacks its own libraries only when it believes to run where it was made for.
    {
      env: { ...process.env, TMPDIR: own, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
      encoding: 'utf8',
    },
  );
  if (status !== 0) {
    rmSync(own, { recursive: true, force: true });
    throw new Error(stderr);
  }
  // The list of fonts takes the temporary folder of the package for granted.
  const fonts = join(own, 'fonts/fonts.conf');
  writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('/tmp/', `${folder}/`));
  try {
    renameSync(own, folder);
  } catch {
    // Another process was first.
    rmSync(own, { recursive: true, force: true });
  }
  return folder;
};
/**
 * The browser that comes inside its package. It has no tabs and no bars of its own to draw, and computes a third of what a whole one does
 * for the same pages (decision 0029).
 * @param {string[]} args
 */
const packaged = async (args) => {
  const folder = unpack();
  const libraries = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH];
  return chromium.launch({
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  });
};

/**
 * A browser: `CHROME_PATH`, else the one that comes inside its package, else that of the usual places. Nothing is downloaded.
 * Throws a one-line error when none starts.
 * @param {readonly string[]} [more] flags beside the usual ones
 */
export const launchBrowser = async (more = []) => {
  const args = [...flags, ...more];
  const asked = process.env.CHROME_PATH;
  const found = asked ?? usual.find(existsSync);
  const ways = [
    ...(asked ? [] : [() => packaged(args)]),
    ...(found ? [() => chromium.launch({ executablePath: found, args })] : []),
  ];
  let reason;
  for (const launch of ways)
    try {
      return await launch();
    } catch (error) {
      [reason] = /** @type {Error} */ (error).message.split('\n');
    }
  throw new Error(
    `No browser could be started${asked ? ` from CHROME_PATH=${asked}` : ''}. Install Chromium, or set CHROME_PATH to one that starts. (${reason})`,
  );
};
