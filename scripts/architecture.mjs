/**
 * `npm run architecture`: regenerates `docs/images/architecture.svg` from the table in `architecture.cjs`.
 * `tests/architecture.test.ts` fails while the image is out of date.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderArchitecturePicture } from './lib/architecturePicture.mjs';
import { root } from './lib/dataSet.mjs';

writeFileSync(join(root, 'docs/images/architecture.svg'), renderArchitecturePicture());
