import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

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

/** What the package unpacks into the folder of passing files and cannot start without; its fonts have a name that others use too. */
const parts = ['chromium', 'al2023', 'libEGL.so', 'libGLESv2.so', 'libvk_swiftshader.so'];
/** @type {Promise<string> | undefined} the one unpacking that all browsers of a run wait for */
let unpacked;
const unpack = async () => {
  // It unpacks its own libraries only when it believes to run where it was made for.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { default: parcel } = await import('@sparticuz/chromium');
  return parcel.executablePath();
};
/**
 * The browser that comes inside its package. It has no tabs and no bars of its own to draw, and computes a third of what a whole one does
 * for the same pages (decision 0029). What another process was killed over while it unpacked is unpacked once more.
 * @param {string[]} args
 */
const packaged = async (args) => {
  unpacked ??= unpack();
  const first = unpacked;
  try {
    return await chromium.launch({ executablePath: await first, args });
  } catch {
    if (unpacked === first) {
      for (const part of parts) rmSync(join(tmpdir(), part), { recursive: true, force: true });
      unpacked = unpack();
    }
    return chromium.launch({ executablePath: await unpacked, args });
  }
};

/**
 * A browser: `CHROME_PATH`, else the one that comes inside its package, else that of the usual places. Nothing is downloaded.
 * @param {readonly string[]} [more] flags beside the usual ones
 */
export const launchBrowser = async (more = []) => {
  const args = [...flags, ...more];
  const asked = process.env.CHROME_PATH;
  if (asked) return chromium.launch({ executablePath: asked, args });
  try {
    return await packaged(args);
  } catch (error) {
    const found = usual.find(existsSync);
    if (found) return chromium.launch({ executablePath: found, args });
    const [reason] = /** @type {Error} */ (error).message.split('\n');
    throw new Error(
      `No browser could be started. Install Chromium or set CHROME_PATH. (${reason})`,
    );
  }
};
