import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderArchitecturePicture } from '../scripts/lib/architecturePicture.mjs';

describe('the architecture diagram', () => {
  it('matches the import rules (npm run architecture updates it)', () =>
    expect(readFileSync(join(__dirname, '../docs/images/architecture.svg'), 'utf8')).toBe(
      renderArchitecturePicture(),
    ));
  it('has a box for each folder and no arrow that other arrows imply', () => {
    const diagram = renderArchitecturePicture({
      mayImport: { top: ['middle', 'low'], middle: ['low'], low: [] },
      mockMayImport: { alone: [] },
    });
    expect(diagram.match(/marker-end/g)).toHaveLength(2);
    expect([...diagram.matchAll(/<g><rect.*?<text[^>]*>(\w+)/g)].map(([, name]) => name)).toEqual([
      'top',
      'middle',
      'low',
      'alone',
    ]);
  });
});
