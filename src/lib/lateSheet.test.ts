import { addSheet } from './lateSheet';

describe('the sheet of a part', () => {
  afterEach(() => {
    document.head.innerHTML = '';
  });
  it('stands behind the rules of the page’s own, whole in one rule', () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    const insertRule = jest.fn<number, [rule: string, at: number]>();
    Object.defineProperty(link, 'sheet', { value: { cssRules: { length: 7 }, insertRule } });
    document.head.append(link);
    addSheet('.facts{color:red}.facts dt{flex:none}');
    expect(insertRule.mock.calls).toEqual([
      ['@media all{.facts{color:red}.facts dt{flex:none}}', 7],
    ]);
  });
  it('is let go where the page has none of its own', () => {
    expect(() => addSheet('.facts{color:red}')).not.toThrow();
  });
});
