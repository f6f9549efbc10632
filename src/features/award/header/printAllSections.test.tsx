import { LOAD_ALL_EVENT } from '@/ui/useNear';
import { printAllSections } from './printAllSections';

const print = jest.fn();
beforeEach(() => {
  print.mockClear();
  window.print = print;
  document.body.innerHTML = '<div class="profile"><p aria-busy="true"></p></div>';
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());
const finishLoading = () => document.querySelector('p')!.removeAttribute('aria-busy');

describe('printAllSections', () => {
  it('requests all lazy sections and waits until they are loaded', async () => {
    const onLoadAll = jest.fn();
    window.addEventListener(LOAD_ALL_EVENT, onLoadAll, { once: true });
    const printed = printAllSections(new AbortController().signal);
    expect(onLoadAll).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2000);
    expect(print).not.toHaveBeenCalled();
    finishLoading();
    await jest.advanceTimersByTimeAsync(500);
    await printed;
    expect(print).toHaveBeenCalledTimes(1);
  });
  it('prints within ten seconds even if a section does not load', async () => {
    void printAllSections(new AbortController().signal);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(print).toHaveBeenCalledTimes(1);
  });
  it('does not print a page that was left', async () => {
    const controller = new AbortController();
    void printAllSections(controller.signal);
    controller.abort();
    finishLoading();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(print).not.toHaveBeenCalled();
  });
});
