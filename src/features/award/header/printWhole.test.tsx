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

describe('printing a page with all its parts', () => {
  it('asks for all of them and waits until they are there', async () => {
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
  it('prints what is there when a part does not come', async () => {
    void printWhole(new AbortController().signal);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(print).toHaveBeenCalledTimes(1);
  });
  it('prints nothing of a page that was left', async () => {
    const left = new AbortController();
    void printWhole(left.signal);
    left.abort();
    settle();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(print).not.toHaveBeenCalled();
  });
});
