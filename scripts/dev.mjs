/** `npm run dev`: serves the site with hot reloading on port 3000, and the API on port 5000 (or `PORT`). */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/dataSet.mjs';
import { findFreePort } from './lib/ports.mjs';

const port = await findFreePort().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
const env = { ...process.env, PORT: String(port) };
const children = [
  spawn(process.execPath, [join(root, 'scripts/start.mjs'), '--api-only'], {
    stdio: 'inherit',
    env,
  }),
  spawn(
    process.execPath,
    [join(root, 'node_modules/webpack/bin/webpack.js'), 'serve', '--env', 'production=false'],
    { stdio: 'inherit', cwd: root, env },
  ),
];
const stop = () => children.forEach((child) => child.kill());
children.forEach((child) =>
  child.on('exit', (code) => {
    stop();
    process.exitCode = code ?? 0;
  }),
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
