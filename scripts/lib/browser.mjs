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
  // Only maps need the software GPU. The rest of a page is rendered without a GPU.
  '--disable-gpu-compositing',
];
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Unpacks the browser from its package once per clone, and returns its folder, which is named after the version. The browser is
 * unpacked elsewhere and then moved, so neither a killed process nor two concurrent ones leave a partial browser. The package unpacks
 * into the temporary folder of its process, so it runs in a separate process.
 */
const unpack = () => {
  const entry = require.resolve('@sparticuz/chromium');
  const { version } = /** @type {{ version: string }} */ (
    readJson(join(dirname(entry), '../../package.json'))
  );
  // The font configuration names this folder, which must outlive a scratch copy that links to these packages.
  const cacheFolder = join(realpathSync(join(root, 'node_modules')), '.cache');
  const folder = join(cacheFolder, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cacheFolder, { recursive: true });
  const tempFolder = mkdtempSync(`${folder}-`);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['-e', 'require(process.argv[1]).executablePath()', entry],
    // The package unpacks its own libraries only when it detects AWS Lambda.
    {
      env: { ...process.env, TMPDIR: tempFolder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
      encoding: 'utf8',
    },
  );
  if (status !== 0) {
    rmSync(tempFolder, { recursive: true, force: true });
    throw new Error(stderr);
  }
  // The package's font configuration assumes `/tmp`.
  const fontConfig = join(tempFolder, 'fonts/fonts.conf');
  writeFileSync(fontConfig, readFileSync(fontConfig, 'utf8').replaceAll('/tmp/', `${folder}/`));
  try {
    renameSync(tempFolder, folder);
  } catch {
    // Another process unpacked the browser first.
    rmSync(tempFolder, { recursive: true, force: true });
  }
  return folder;
};
/**
 * Launches the browser from its package. It renders no tabs or toolbars and needs a third of the CPU time of a full browser for
 * the same pages (decision 0029).
 * @param {string[]} args
 */
const launchPackaged = async (args) => {
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
 * Launches a browser: `CHROME_PATH` if set, else the one from the package, else one from the usual locations. Downloads
 * nothing. Throws a one-line error when none starts.
 * @param {readonly string[]} [extraFlags] flags in addition to the usual ones
 */
export const launchBrowser = async (extraFlags = []) => {
  const args = [...flags, ...extraFlags];
  const configuredPath = process.env.CHROME_PATH;
  const browserPath = configuredPath ?? usualPaths.find(existsSync);
  const launchers = [
    ...(configuredPath ? [] : [() => launchPackaged(args)]),
    ...(browserPath ? [() => chromium.launch({ executablePath: browserPath, args })] : []),
  ];
  let reason;
  for (const launch of launchers)
    try {
      return await launch();
    } catch (error) {
      [reason] = /** @type {Error} */ (error).message.split('\n');
    }
  throw new Error(
    `No browser could be started${configuredPath ? ` from CHROME_PATH=${configuredPath}` : ''}. Install Chromium, or set CHROME_PATH to a working browser. (${reason})`,
  );
};
