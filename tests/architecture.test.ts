import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { architecturePicture } from '../scripts/lib/architecturePicture.mjs';

describe('the picture of the architecture', () => {
  it('is that of the table which the checks read (npm run architecture draws it)', () =>
    expect(readFileSync(join(__dirname, '../docs/images/architecture.svg'), 'utf8')).toBe(
      architecturePicture(),
    ));
  it('has an arrow where nothing between leads there, and a box for each folder', () => {
    const drawn = architecturePicture({
      mayImport: { top: ['middle', 'low'], middle: ['low'], low: [] },
      mockMayImport: { alone: [] },
    });
    expect(drawn.match(/marker-end/g)).toHaveLength(2);
    expect([...drawn.matchAll(/<g><rect.*?<text[^>]*>(\w+)/g)].map(([, name]) => name)).toEqual([
      'top',
      'middle',
      'low',
      'alone',
    ]);
  });
});
