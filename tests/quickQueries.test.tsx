/** @jest-environment <rootDir>/tests/environment.js */
import { render, screen, waitFor } from '@testing-library/react';
import { findLabelsQuickly } from './quickQueries';

describe('a query that finds nothing', () => {
  it('prints the document where somebody reads it: at once, or at the end of a wait', async () => {
    render(<p>All that is here</p>);
    const words: string[] = [];
    const ask = () => {
      try {
        return screen.getByRole('button', { name: 'None' });
      } catch (error) {
        words.push((error as Error).message);
        throw error;
      }
    };
    expect(ask).toThrow('All that is here');
    await expect(waitFor(ask, { timeout: 120, interval: 20 })).rejects.toThrow('All that is here');
    const [, ...whileWaiting] = words;
    expect(whileWaiting.length).toBeGreaterThan(1);
    for (const said of whileWaiting) {
      expect(said).toContain('Unable to find role="button" and name "None"');
      expect(said).not.toContain('All that is here');
    }
  });
});

describe('labels of controls', () => {
  it('are those that the document’s own search finds', () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const within = frame.contentWindow as Window & typeof globalThis;
    within.document.body.innerHTML = `
      <label for="one">One</label><label for="one">Once more</label><input id="one">
      <label>Around <select><option>1</option></select><textarea></textarea></label>
      <label for="two">Around another <input id="three"></label><button id="two">Two</button>
      <label for="nobody">Nobody</label><label for="hidden">Hidden</label><input id="hidden" type="hidden">
      <label>Empty</label><label for="">Of no one <input></label><progress></progress>`;
    const controls = [
      ...within.document.querySelectorAll<HTMLInputElement>(
        'input, select, textarea, button, progress',
      ),
    ];
    const named = () =>
      controls.map(({ labels }) => labels && [...labels].map((label) => label.textContent));
    const before = named();
    findLabelsQuickly(within);
    expect(named()).toEqual(before);
    expect(before).toContainEqual(['One', 'Once more']);
    frame.remove();
  });
});
