import { existsSync } from 'node:fs';
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
];
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A browser: `CHROME_PATH`, else the usual places, else the one that comes inside its package. Nothing is downloaded.
 * @param {readonly string[]} [more] flags beside the usual ones
 */
export const launchBrowser = async (more = []) => {
  const args = [...flags, ...more];
  const found = process.env.CHROME_PATH ?? usual.find(existsSync);
  if (found) return chromium.launch({ executablePath: found, args });
  // It unpacks its own libraries only when it believes to run where it was made for.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  try {
    return await chromium.launch({
      executablePath: await packaged.executablePath(),
      args: [
        ...packaged.args.filter((flag) => !/^--(single-process|no-zygote)/.test(flag)),
        ...args,
      ],
    });
  } catch (error) {
    const [reason] = /** @type {Error} */ (error).message.split('\n');
    throw new Error(
      `No browser could be started. Install Chromium or set CHROME_PATH. (${reason})`,
    );
  }
};
