import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

describe('the breakages of the meta tests', () => {
  it.each(['breakGates', 'breakTests'])(
    'of %s still apply: each text they replace is in its file',
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
