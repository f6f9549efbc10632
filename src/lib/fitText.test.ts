import fc from 'fast-check';
import { fitText, textWidth, wrapText } from './fitText';

describe('text in a chart', () => {
  it('is complete if it fits, otherwise truncated, and empty if too little fits', () => {
    expect(fitText('Department of Energy', 400, 13)).toBe('Department of Energy');
    expect(fitText('Department of Energy', 80, 13)).toMatch(/^Depart?m?e?…$/);
    expect(fitText('Department of Energy', 20, 13)).toBe('');
    expect(fitText('', 20, 13)).toBe('');
  });
  it('wraps between words, with the last line or an overlong word truncated', () => {
    expect(wrapText('Department of Health and Human Services', 120, 13, 3)).toEqual([
      'Department of',
      'Health and',
      'Human Services',
    ]);
    expect(wrapText('Department of Health and Human Services', 120, 13, 2)).toEqual([
      'Department of',
      expect.stringMatching(/^Health and .*…$/),
    ]);
    expect(wrapText('i'.repeat(200), 120, 13, 3)).toEqual([expect.stringMatching(/^i+…$/)]);
    expect(wrapText('Energy', 10, 13, 3)).toEqual([]);
  });
  it('never exceeds the available width', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.integer({ min: 0, max: 300 }),
        (text, width) => {
          const fittedText = fitText(text, width, 13);
          expect(textWidth(fittedText, 13)).toBeLessThanOrEqual(width);
          expect(text.startsWith(fittedText.replace(/…$/, ''))).toBe(true);
          for (const line of wrapText(text, width, 13, 3))
            expect(textWidth(line, 13)).toBeLessThanOrEqual(width);
        },
      ),
    ));
});
