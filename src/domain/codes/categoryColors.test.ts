import { awardGroupKeys } from './awardTypes';
import { getAwardFill, getDefCodeTone, getFunctionFill, getFunctionHue } from './categoryColors';

const functionCodes =
  '050 150 250 270 300 350 370 400 450 500 550 570 600 650 700 750 800 900'.split(' ');

describe('the fixed colors of categories', () => {
  it('differ between budget functions, and the parts of a function keep its hue', () => {
    expect(new Set(functionCodes.map(getFunctionFill)).size).toBe(functionCodes.length);
    for (const code of functionCodes)
      expect(getFunctionFill(code)).toMatch(new RegExp(`^${getFunctionHue(code)}-[123]$`));
  });
  it('are one for receipts and functions without a single purpose', () =>
    expect(['000', '920', '950', '990', ''].map(getFunctionFill)).toEqual(
      Array(5).fill('finance-3'),
    ));
  it('differ between groups of award types', () =>
    expect(new Set(awardGroupKeys.map(getAwardFill)).size).toBe(awardGroupKeys.length));
  it('group emergency codes by law', () =>
    expect(['N', 'V', 'Z', '1', 'AAA'].map(getDefCodeTone)).toEqual([
      'covid-code',
      'rescue-obligations',
      'infrastructure',
      'infrastructure',
      'covid-code',
    ]));
});
