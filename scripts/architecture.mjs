/** `npm run architecture`: draws `docs/images/architecture.svg` anew; `tests/architecture.test.ts` fails while it is older than the table. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { architecturePicture } from './lib/architecturePicture.mjs';
import { root } from './lib/dataSet.mjs';

writeFileSync(join(root, 'docs/images/architecture.svg'), architecturePicture());
