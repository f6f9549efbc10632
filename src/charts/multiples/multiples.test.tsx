import fc from 'fast-check';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layoutMultiples, type Period, type Series } from './layoutMultiples';
import { MultiplesChart } from './MultiplesChart';

const periods = (count: number): Period[] =>
  Array.from({ length: count }, (_, at) => ({
    label: `FY ${2000 + at}`,
    incomplete: at === count - 1,
  }));
const createSeries = (...all: (number | null)[][]): Series[] =>
  all.map((values, at) => ({ key: `s${at}`, label: `Series ${at}`, values }));

describe('layoutMultiples', () => {
  it('uses one scale for all charts', () => {
    const { panels } = layoutMultiples(
      createSeries([100, 50], [50, 25], [25, 100]),
      periods(2),
      1000,
    );
    const heights = panels.map(({ marks }) => marks.map(({ height }) => Math.round(height)));
    expect(heights[0]![1]).toBe(heights[1]![0]);
    expect(heights[2]![1]).toBe(heights[0]![0]);
    expect(Math.abs(heights[0]![0]! - 2 * heights[1]![0]!)).toBeLessThanOrEqual(1);
  });
  it('puts the same periods at the same positions in each chart', () => {
    const { panels } = layoutMultiples(createSeries([1, 0, 3], [null, 2, 1]), periods(3), 1000);
    const places = panels.map(({ x, marks }) =>
      marks.map((mark) => [mark.period, Math.round(mark.x - x)]),
    );
    expect(places[1]).toEqual(places[0]!.slice(1));
  });
  it('puts as many charts in a row as fit, two on a phone', () => {
    const six = createSeries([1], [1], [1], [1], [1], [1]);
    const across = (width: number, text?: number) =>
      layoutMultiples(six, periods(1), width, text).panels.filter(
        ({ titleY }, _, all) => Math.abs(titleY - all[0]!.titleY) < 1,
      ).length;
    expect([across(1200), across(600), across(288), across(1200, 26)]).toEqual([3, 2, 2, 2]);
  });
  it('has titles of up to two lines directly above the marks', () => {
    const [panel, short] = layoutMultiples(
      [
        { key: 'a', label: 'THE DEPARTMENT OF HIGHWAYS AND BRIDGES OF A LARGE STATE', values: [1] },
        { key: 'b', label: 'Guam', values: [1] },
      ],
      periods(1),
      358,
    ).panels;
    expect([panel!.title.length, short!.title]).toEqual([2, ['Guam']]);
    expect(short!.titleY).toBeGreaterThan(panel!.titleY);
    expect(short!.titleY).toBeLessThan(short!.top);
  });
  it('puts the first and last period label on one line, or on two if space is short', () => {
    const lines = (width: number, text: number) => {
      const { panels, height } = layoutMultiples(createSeries([1, 2]), periods(2), width, text);
      return [panels[0]!.labels.map(({ line }) => line), height / text];
    };
    const [roomy, flat] = lines(358, 13);
    const [narrow, tall] = lines(358, 26);
    expect([roomy, narrow]).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(tall).toBeGreaterThan(flat as number);
  });
  it('lists series without values and the reason', () => {
    const [first, second] = createSeries([1, 2], [null, null]);
    const { panels, notDrawn } = layoutMultiples(
      [first!, { ...second!, missingReason: 'could not be loaded' }],
      periods(2),
      800,
    );
    expect(panels.map(({ key }) => key)).toEqual(['s0']);
    expect(notDrawn).toEqual([{ label: 'Series 1', text: 'could not be loaded' }]);
  });
  it('stays within the width, marks every value once and orders the stops', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.array(fc.oneof(fc.constant(null), fc.integer({ min: -1e9, max: 1e12 })), {
            minLength: 5,
            maxLength: 5,
          }),
          { maxLength: 6 },
        ),
        fc.integer({ min: 200, max: 1600 }),
        (all, width) => {
          const { panels, stops, height } = layoutMultiples(
            createSeries(...all),
            periods(5),
            width,
          );
          const values = all.flat().filter((value) => value !== null);
          const marks = panels.flatMap((panel) => panel.marks);
          expect(marks.map(({ value }) => value)).toEqual(values);
          expect(marks.map(({ stop }) => stop)).toEqual(values.map((_, at) => at));
          expect(stops).toHaveLength(values.length);
          for (const mark of marks) {
            expect(mark.x).toBeGreaterThanOrEqual(0);
            expect(mark.x + mark.width).toBeLessThanOrEqual(Math.max(width, 60) + 0.01);
            expect(mark.height).toBeGreaterThanOrEqual(0);
            expect(mark.y + mark.height).toBeLessThanOrEqual(height + 0.01);
          }
        },
      ),
    ));
});

describe('MultiplesChart', () => {
  const show = () => {
    const { container } = render(
      <MultiplesChart
        series={createSeries([1, 2], [3, null])}
        periods={periods(2)}
        description="Small bar charts."
        formatAxis={String}
        formatValue={(value) => `$${value}`}
      />,
    );
    return { container, user: userEvent.setup() };
  };
  it('is one tab stop, and arrow keys move between marks', async () => {
    const { user } = show();
    await user.tab();
    expect(screen.getByRole('img', { name: /^Small bar charts\./ })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Series 0, FY 2000: $1')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Series 0, FY 2001: $2 (period not complete)')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Series 1, FY 2000: $3')).toBeInTheDocument();
  });
  it('highlights the active period in every chart', async () => {
    const { container, user } = show();
    screen.getByRole('img').focus();
    await user.keyboard('{ArrowRight}');
    const fadedBars = [...container.querySelectorAll('.multiples__bar')].filter(
      (bar) => bar.tagName === 'rect' && bar.classList.contains('multiples__bar--faded'),
    );
    expect(fadedBars).toHaveLength(1);
  });
});
