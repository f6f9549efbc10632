import { act, render, screen } from '@testing-library/react';
import { createChartSizes, PortsContext } from '@/lib/ports';
import { mockResizeObserver } from '../../../tests/mockResizeObserver';
import { ports } from '../../../tests/ports';
import { TreemapChart } from './TreemapChart';

const parts = [{ key: 'a', label: 'Defense', value: 90, text: '$90', share: '90%' }];

it('a treemap shows names once its size is measured, and later treemaps show them at once', () => {
  const browser = mockResizeObserver();
  const widthGetter = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(361);
  try {
    const app = ports({ chartSizes: createChartSizes() });
    const treemap = (
      <PortsContext value={app}>
        <TreemapChart parts={parts} description="Treemap of one." />
      </PortsContext>
    );
    const first = render(treemap);
    expect(screen.getByRole('img', { name: /^Treemap of one\./ })).toBeInTheDocument();
    expect(screen.queryByText('Defense')).not.toBeInTheDocument();
    act(() => browser.layOut());
    expect(screen.getByText('Defense')).toBeInTheDocument();
    first.unmount();
    render(treemap);
    expect(screen.getByText('Defense')).toBeInTheDocument();
  } finally {
    widthGetter.mockRestore();
    browser.end();
  }
});
