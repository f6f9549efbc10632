import { act, render, screen } from '@testing-library/react';
import { createChartSizes, PortsContext } from '@/lib/ports';
import { mockResizeObserver } from '../../tests/mockResizeObserver';
import { ports } from '../../tests/ports';
import { useDrawingSize } from './useDrawingSize';

function SizedChart() {
  const { box, width } = useDrawingSize();
  return (
    <div ref={box}>
      <svg role="img" width={width} />
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
});
