import type { ExplorerCell } from '@/domain/explorer/cells';
import { getHue, toTreemapPart } from './explorerText';

const cell: ExplorerCell = {
  kind: 'row',
  key: '570 0',
  name: 'Medicare',
  amount: 40,
  row: { id: '570', name: 'Medicare', amount: 40 },
};

describe('the colors of a treemap of the Explorer', () => {
  it('are those of the budget functions at their level', () =>
    expect(toTreemapPart(cell, 100, 'budget_function').fill).toBe('health-1'));
  it('are the hue of the selected budget function below it', () => {
    expect(toTreemapPart(cell, 100, 'budget_subfunction').fill).toBeUndefined();
    expect(getHue({ budget_function: '570', agency: '075' })).toBe('health');
  });
  it('are no category for other roots, the rest and unreported data', () => {
    expect(getHue({ agency: '075' })).toBeUndefined();
    for (const kind of ['rest', 'unreported'] as const)
      expect(
        toTreemapPart({ ...cell, kind, row: undefined }, 100, 'budget_function'),
      ).toMatchObject({ tone: kind === 'rest' ? 'rest' : 'unknown' });
    expect(toTreemapPart({ ...cell, row: undefined }, 100, 'budget_function').fill).toBeUndefined();
  });
});
