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
const width = () => screen.getByRole('img').getAttribute('width');

describe('useDrawingSize', () => {
  it('measures the width after layout and starts later charts with it', () => {
    const browser = mockResizeObserver();
    const app = ports({ chartSizes: createChartSizes() });
    const drawn = (
      <PortsContext value={app}>
        <SizedChart />
      </PortsContext>
    );
    const widthGetter = jest
      .spyOn(HTMLElement.prototype, 'clientWidth', 'get')
      .mockReturnValue(361);
    try {
      const first = render(drawn);
      expect(widthGetter).not.toHaveBeenCalled();
      expect(width()).toBe('800');
      act(() => browser.layOut());
      expect(width()).toBe('361');
      first.unmount();
      expect(browser.observed()).toBe(0);
      render(drawn);
      expect(width()).toBe('361');
    } finally {
      widthGetter.mockRestore();
      browser.end();
    }
  });
});
