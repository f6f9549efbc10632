/** `npm run dev`: hot-reloading site on port 3000, API on 5000. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/dataSet.mjs';

const children = [
  spawn(process.execPath, [join(root, 'scripts/start.mjs'), '--api-only'], { stdio: 'inherit', env: { ...process.env, PORT: process.env.PORT ?? '5000' } }),
  spawn(process.execPath, [join(root, 'node_modules/webpack/bin/webpack.js'), 'serve', '--env', 'production=false'], { stdio: 'inherit', cwd: root }),
];
const stop = () => children.forEach((child) => child.kill());
children.forEach((child) => child.on('exit', (code) => { stop(); process.exitCode = code ?? 0; }));
process.once('SIGINT', stop);
