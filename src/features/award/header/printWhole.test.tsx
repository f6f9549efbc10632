import { LOAD_ALL } from '@/ui/useNear';
import { printWhole } from './printWhole';

const print = jest.fn();
beforeEach(() => {
  print.mockClear();
  window.print = print;
  document.body.innerHTML = '<div class="profile"><p aria-busy="true"></p></div>';
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());
const settle = () => document.querySelector('p')!.removeAttribute('aria-busy');

describe('printWhole', () => {
  it('requests all lazy sections and waits until they are loaded', async () => {
    const asked = jest.fn();
    window.addEventListener(LOAD_ALL, asked, { once: true });
    const printed = printWhole(new AbortController().signal);
    expect(asked).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2000);
    expect(print).not.toHaveBeenCalled();
    settle();
    await jest.advanceTimersByTimeAsync(500);
    await printed;
    expect(print).toHaveBeenCalledTimes(1);
  });
  it('prints after ten seconds even if a section does not load', async () => {
    void printWhole(new AbortController().signal);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(print).toHaveBeenCalledTimes(1);
  });
  it('does not print a page that was left', async () => {
    const left = new AbortController();
    void printWhole(left.signal);
    left.abort();
    settle();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(print).not.toHaveBeenCalled();
  });
});
