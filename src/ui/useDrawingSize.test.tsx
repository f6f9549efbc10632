import { act, render, screen } from '@testing-library/react';
import { createChartSizes, PortsContext } from '@/lib/ports';
import { mockResizeObserver } from '../../tests/mockResizeObserver';
import { ports } from '../../tests/ports';
import { useDrawingSize } from './useDrawingSize';

function SizedChart({ height = 200 }) {
  const { box, width, screenHeight } = useDrawingSize();
  return (
    <div ref={box} className="drawing__box">
      <svg role="img" width={width} height={Math.max(height, screenHeight)} />
    </div>
  );
}
const getWidth = () => screen.getByRole('img').getAttribute('width');

describe('useDrawingSize', () => {
  it('measures the width after layout and uses it as the first width of later charts', () => {
    const browser = mockResizeObserver();
    const app = ports({ chartSizes: createChartSizes() });
    const sizedChart = (
      <PortsContext value={app}>
        <SizedChart />
      </PortsContext>
    );
    const widthGetter = jest
      .spyOn(HTMLElement.prototype, 'clientWidth', 'get')
      .mockReturnValue(361);
    try {
      const first = render(sizedChart);
      expect(widthGetter).not.toHaveBeenCalled();
      expect(getWidth()).toBe('800');
      act(() => browser.layOut());
      expect(getWidth()).toBe('361');
      first.unmount();
      expect(browser.observed()).toBe(0);
      render(sizedChart);
      expect(getWidth()).toBe('361');
    } finally {
      widthGetter.mockRestore();
      browser.end();
    }
  });
  it('fills the height of the full screen below and above the other content of its figure', () => {
    const browser = mockResizeObserver();
    const getHeight = () => Number(screen.getByRole('img').getAttribute('height'));
    const OTHER_HEIGHT = 150;
    let screenHeight = 900;
    const spies = [
      jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(361),
      jest
        .spyOn(HTMLElement.prototype, 'clientHeight', 'get')
        .mockImplementation(function getClientHeight(this: HTMLElement) {
          return this.className === 'drawing__box' ? getHeight() : screenHeight;
        }),
      jest
        .spyOn(HTMLElement.prototype, 'scrollHeight', 'get')
        .mockImplementation(() => Math.max(screenHeight, getHeight() + OTHER_HEIGHT)),
      // The content ends with the chart; the line is at the bottom of the screen, or below the content.
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function getRect(
        this: Element,
      ) {
        const bottom = getHeight() + OTHER_HEIGHT - 40;
        return { bottom, top: Math.max(screenHeight - 40, bottom) } as DOMRect;
      }),
    ];
    const changeScreen = (element: Element | null) => {
      Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
      // A change of the height resizes the chart again.
      for (let time = 0; time < 3; time += 1)
        act(() => {
          document.dispatchEvent(new Event('fullscreenchange'));
          jest.advanceTimersByTime(100);
        });
    };
    jest.useFakeTimers();
    try {
      render(
        <section aria-label="Sums">
          <div>
            <SizedChart />
          </div>
          <div className="figure__line">Source</div>
        </section>,
      );
      const figure = screen.getByRole('region');
      changeScreen(figure);
      expect(getHeight()).toBe(900 - OTHER_HEIGHT - 8);
      screenHeight = 600;
      changeScreen(figure);
      expect(getHeight()).toBe(600 - OTHER_HEIGHT - 8);
      screenHeight = 250;
      changeScreen(figure);
      expect(getHeight()).toBe(200);
      changeScreen(null);
      expect(getHeight()).toBe(200);
    } finally {
      jest.useRealTimers();
      spies.forEach((spy) => spy.mockRestore());
      Reflect.deleteProperty(document, 'fullscreenElement');
      browser.end();
    }
  });
});
