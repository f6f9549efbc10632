import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { InPageNav } from './InPageNav';

const sections = ['one', 'two', 'three'].map((id) => ({ id, label: `Section ${id}` }));
function Address() {
  return <>{useLocation().search}</>;
}
const getMarkedLabels = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);

describe('in-page navigation', () => {
  it('updates at most every 100 ms while scrolling and marks the section in view [i9.28, r9.18]', () => {
    jest.useFakeTimers();
    let notify: IntersectionObserverCallback = () => {};
    const originalObserver = globalThis.IntersectionObserver;
    globalThis.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        notify = callback;
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    try {
      render(
        <MemoryRouter>
          <InPageNav sections={sections} />
          {sections.map(({ id }) => (
            <div key={id} id={id} />
          ))}
        </MemoryRouter>,
      );
      const setVisible = (id: string, isIntersecting: boolean) =>
        act(() =>
          notify(
            [
              {
                target: document.getElementById(id)!,
                isIntersecting,
              } as unknown as IntersectionObserverEntry,
            ],
            {} as IntersectionObserver,
          ),
        );
      setVisible('one', true);
      expect(getMarkedLabels()).toEqual(['Section one']);
      setVisible('one', false);
      setVisible('two', true);
      setVisible('two', false);
      setVisible('three', true);
      act(() => jest.advanceTimersByTime(99));
      expect(getMarkedLabels()).toEqual(['Section one']);
      act(() => jest.advanceTimersByTime(1));
      expect(getMarkedLabels()).toEqual(['Section three']);
      // Below all sections the last one stays marked.
      setVisible('three', false);
      act(() => jest.advanceTimersByTime(100));
      expect(getMarkedLabels()).toEqual(['Section three']);
      // Above all sections, none is visible and the first is marked.
      jest
        .spyOn(document.getElementById('one')!, 'getBoundingClientRect')
        .mockReturnValue({ top: 500 } as DOMRect);
      // The scroll event fires without an intersection event.
      act(() => {
        window.dispatchEvent(new Event('scroll'));
      });
      act(() => jest.advanceTimersByTime(100));
      expect(getMarkedLabels()).toEqual(['Section one']);
    } finally {
      globalThis.IntersectionObserver = originalObserver;
      jest.useRealTimers();
    }
  });
  it('uses section names without the element ID prefix in the address', async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, '', '/?kept=1');
    render(
      <MemoryRouter initialEntries={['/?kept=1']}>
        <InPageNav sections={sections} prefix="part-" />
        <p aria-label="Address">
          <Address />
        </p>
        {sections.map(({ id }) => (
          <div key={id} id={`part-${id}`} />
        ))}
      </MemoryRouter>,
    );
    expect(getMarkedLabels()).toEqual(['Section one']);
    const link = screen.getByRole('link', { name: 'Section two' });
    expect(link).toHaveAttribute('href', '?section=two');
    await user.click(link);
    expect(screen.getByLabelText('Address')).toHaveTextContent('?kept=1&section=two');
    expect(document.getElementById('part-two')).toHaveFocus();
    expect(getMarkedLabels()).toEqual(['Section two']);
  });
  it('scrolls its row of links to the current one', async () => {
    const user = userEvent.setup();
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: Element,
    ) {
      if (this.tagName === 'NAV') return new DOMRect(20, 0, 300, 50);
      return new DOMRect(this.textContent === 'Section three' ? 520 : 120, 0, 100, 50);
    });
    render(
      <MemoryRouter>
        <InPageNav sections={sections} />
        {sections.map(({ id }) => (
          <div key={id} id={id} />
        ))}
      </MemoryRouter>,
    );
    await user.click(screen.getByRole('link', { name: 'Section three' }));
    // The link of 100 px is in the middle of the row of 300 px.
    expect(screen.getByRole('navigation').scrollLeft).toBe(400);
    jest.restoreAllMocks();
  });
});
