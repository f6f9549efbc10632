import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { profileStates } from '@/domain/stateProfile/profileStates';

const root = join(__dirname, '..');
const flagFolder = join(root, 'public/graphics/state');
const readFlag = (name: string, folder = flagFolder) => readFileSync(join(folder, name), 'utf8');
const fileNames = profileStates.map(({ fips }) => `${fips}.svg`).sort();

describe('state flags', () => {
  it('are one file for each of the 56 profiles', () => {
    expect(fileNames).toHaveLength(56);
    expect(readdirSync(flagFolder).sort()).toEqual(fileNames);
  });
  it.each(fileNames)('are images without references and below 10 kB with Brotli: %s', (name) => {
    const flag = readFlag(name);
    const [, width, height, paths] =
      /^<svg xmlns="[^"]+" width="(\d+)" height="(\d+)" viewBox="0 0 \1 \2">(.+)<\/svg>\n$/.exec(
        flag,
      ) ?? [];
    expect(width).toBe('500');
    expect(Number(height) / 500).toBeGreaterThan(0.45);
    expect(Number(height) / 500).toBeLessThan(0.9);
    expect(paths!.split('/>').length).toBeGreaterThan(3);
    // Each path has a color and only numbers and the letters of commands.
    expect(paths!.replaceAll(/<path fill="#[0-9a-f]{3,6}" d="[Mclhvz\d -]+H?0?z"\/>/g, '')).toBe(
      '',
    );
    expect(brotliCompressSync(flag).length).toBeLessThan(10_000);
  });
  it('are what npm run import-flags writes from the installed package', () => {
    const folder = mkdtempSync(join(tmpdir(), 'flags-'));
    try {
      const { status, stdout } = spawnSync(
        process.execPath,
        [join(root, 'scripts/import-flags.mjs'), '--out', folder],
        { encoding: 'utf8' },
      );
      expect([status, stdout]).toEqual([0, expect.stringMatching(/^56 flags, the largest /)]);
      for (const name of fileNames) expect(readFlag(name)).toBe(readFlag(name, folder));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
