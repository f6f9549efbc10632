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
  it('is one for all parts, beside the page’s own and those of others, where the browser has such sheets', () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    const own = { cssRules: { length: 7 }, insertRule: jest.fn() };
    Object.defineProperty(link, 'sheet', { value: own });
    document.head.append(link);
    const rules: string[] = [];
    class Constructed {
      cssRules = rules;
      insertRule = (rule: string, at: number) => rules.splice(at, 0, rule);
    }
    const { CSSStyleSheet: plain } = globalThis;
    const others = {};
    Object.assign(document, { adoptedStyleSheets: [others] });
    globalThis.CSSStyleSheet = Constructed as unknown as typeof CSSStyleSheet;
    try {
      addSheet('.a{color:red}');
      addSheet('.b{color:red}');
      expect(rules).toEqual(['@media all{.a{color:red}}', '@media all{.b{color:red}}']);
      expect(own.insertRule).not.toHaveBeenCalled();
      expect(document.adoptedStyleSheets).toHaveLength(2);
      expect(document.adoptedStyleSheets[0]).toBe(others);
    } finally {
      globalThis.CSSStyleSheet = plain;
      Reflect.deleteProperty(document, 'adoptedStyleSheets');
    }
  });
});
