import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { openAt } from './goTo';
import { useNear } from './useNear';

/** Callbacks of all observers, newest last. */
const observers: (() => void)[] = [];
const originalObserver = globalThis.IntersectionObserver;
beforeEach(() => {
  observers.length = 0;
  globalThis.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(target: Element) {
      observers.push(() =>
        this.callback(
          [{ target, isIntersecting: true } as IntersectionObserverEntry],
          {} as IntersectionObserver,
        ),
      );
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = originalObserver;
});

function Part({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div id={id} ref={place}>
      {useNear(place) ? `${id} is there` : ''}
    </div>
  );
}
const getRenderedIds = () =>
  ['first', 'second', 'third'].filter((id) => screen.queryByText(`${id} is there`) !== null);
const setup = () => {
  render(
    <>
      <Part id="first" />
      <Part id="second" />
      <Part id="third" />
    </>,
  );
};
const bringAllNear = () => act(() => observers.forEach((notify) => notify()));

describe('sections near the viewport', () => {
  it('are rendered', () => {
    setup();
    expect(getRenderedIds()).toEqual([]);
    bringAllNear();
    expect(getRenderedIds()).toEqual(['first', 'second', 'third']);
  });
  it.each([
    ['turns the wheel', () => fireEvent.wheel(window)],
    ['presses a key', () => fireEvent.keyDown(window, { key: 'PageUp' })],
    ['touches', () => fireEvent.touchStart(window)],
    ['presses a button', () => fireEvent.pointerDown(window)],
  ])('above the section in the address wait until the visitor %s', (_, move) => {
    setup();
    const leave = openAt('second');
    bringAllNear();
    expect(getRenderedIds()).toEqual(['second', 'third']);
    act(() => void move());
    expect(getRenderedIds()).toEqual(['first', 'second', 'third']);
    leave();
  });
  it('do not wait after the page is left', () => {
    setup();
    openAt('second')();
    bringAllNear();
    expect(getRenderedIds()).toEqual(['first', 'second', 'third']);
  });
});
