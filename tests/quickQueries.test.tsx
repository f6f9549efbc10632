import { computeStylesOnce, findLabelsQuickly } from './quickQueries';

/** Returns the window of a new iframe, with the original features of jsdom. */
const createWindow = () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return frame.contentWindow as Window & typeof globalThis;
};
afterEach(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));

describe('findLabelsQuickly', () => {
  it('finds the same labels as jsdom itself', () => {
    const testWindow = createWindow();
    testWindow.document.body.innerHTML = `
      <label for="one">One</label><label for="one">Once more</label><input id="one">
      <label>Around <select><option>1</option></select><textarea></textarea></label>
      <label for="two">Around another <input id="three"></label><button id="two">Two</button>
      <label for="nobody">Nobody</label><label for="hidden">Hidden</label><input id="hidden" type="hidden">
      <label>Empty</label><label for="">Of no one <input></label><progress></progress>`;
    const controls = [
      ...testWindow.document.querySelectorAll<HTMLInputElement>(
        'input, select, textarea, button, progress',
      ),
    ];
    const readLabels = () =>
      controls.map(({ labels }) => labels && [...labels].map((label) => label.textContent));
    const before = readLabels();
    findLabelsQuickly(testWindow);
    expect(readLabels()).toEqual(before);
    expect(before).toContainEqual(['One', 'Once more']);
  });
});

describe('computeStylesOnce', () => {
  it('returns the same styles as jsdom for every element, also after changes', () => {
    const testWindow = createWindow();
    const { document: page } = testWindow;
    const computeOriginal = testWindow.getComputedStyle.bind(testWindow);
    computeStylesOnce(testWindow);
    page.body.innerHTML = `
      <p>Seen</p><p hidden>Not seen <b>at all</b></p><p hidden="hidden"><i>Neither</i></p><p style="display: none">Nor this</p>
      <div style="visibility: hidden"><span>Hidden</span><span style="visibility: visible">Seen <em>again</em></span></div>
      <details><summary>Closed</summary><p>Behind</p></details><details open><summary>Open</summary><p>Behind</p></details>
      <dialog><p>Closed</p></dialog><dialog open><p>Open</p></dialog>
      <form><input type="hidden"><input type="checkbox"><input><button type="submit" style="pointer-events: none"><b>Go</b></button></form>
      <ul><li>One<ul><li>In one</li></ul></li></ul><table><tbody><tr><th>Head</th><td align="right">1</td></tr></tbody></table>
      <svg><g><title>Drawn</title></g></svg><script></script><template><p>Kept</p></template>`;
    const compare = () => {
      for (const element of page.querySelectorAll('*')) {
        const prefix = `${element.outerHTML.slice(0, 60)}: `;
        expect(prefix + testWindow.getComputedStyle(element).cssText).toBe(
          prefix + computeOriginal(element).cssText,
        );
      }
    };
    compare();
    for (const change of [
      () => page.querySelector('p')?.setAttribute('hidden', ''),
      () => page.querySelector('p')?.removeAttribute('hidden'),
      () => page.querySelector('div')?.style.setProperty('visibility', 'visible'),
      () => page.querySelector('details')?.setAttribute('open', ''),
      () => page.body.append(page.querySelector('em')!),
      () => page.querySelector('dialog')?.append(page.querySelector('summary')!),
      () => {
        page.head.innerHTML = '<style>.seen ~ p, em { display: none }</style>';
        page.querySelector('p')!.className = 'seen';
      },
    ]) {
      change();
      compare();
    }
    const detached = page.createElement('div');
    detached.innerHTML = '<p hidden>Loose</p>';
    expect(testWindow.getComputedStyle(detached.firstElementChild!).display).toBe('none');
  });
});
