import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

describe('the deliberate faults of the meta tests', () => {
  it.each(['breakGates', 'breakTests'])(
    'of %s match the source text and the test titles that they refer to',
    (name) => {
      const { stdout, stderr } = spawnSync(
        process.execPath,
        [join(__dirname, `meta/${name}.mjs`), '--dry'],
        { encoding: 'utf8' },
      );
      expect(`${stdout}${stderr}`.trim()).toMatch(/^\d+ passed, 0 failed$/);
    },
  );
});
