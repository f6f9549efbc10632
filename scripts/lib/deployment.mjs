import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from './dataSet.mjs';

/** Writes `dist/nginx-routes.conf` from the route table and the headers: one source for what the local server and a host send. */
export const writeDeployment = () => {
  const routes = readJson(join(root, 'dist/routes.json'));
  const headers = Object.entries(readJson(join(root, 'dist/headers.json'))).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const locations = routes.map(({ pattern, file }) => `location ~ "${pattern}" { try_files /${file} =404; add_header Cache-Control "no-cache" always; include /etc/nginx/site-headers.conf; }`);
  mkdirSync(join(root, '.cache/deploy'), { recursive: true });
  writeFileSync(join(root, '.cache/deploy/site-headers.conf'), `${headers.join('\n')}\n`);
  writeFileSync(join(root, '.cache/deploy/site-routes.conf'), `${locations.join('\n')}\n`);
};
