import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layoutTimeBars, MIN_JUMP_PERIODS, type Bar } from './layoutTimeBars';
import { TimeBarsChart } from './TimeBarsChart';

const bars = (...values: number[]): Bar[] =>
  values.map((value, at) => ({ label: `P${at}`, value }));
const zeros = (count: number) => Array<number>(count).fill(0);
const shape = (values: readonly number[]) => {
  const { bars: placed, jumps } = layoutTimeBars(bars(...values), 800, 350);
  return { bars: placed.map(({ index }) => index), jumps: jumps.map(({ from, to }) => [from, to]) };
};

describe('long runs of periods with zero amounts', () => {
  it('become one jump each, at the start and between amounts', () => {
    expect(shape([...zeros(30), 5, ...zeros(12), -7])).toEqual({
      bars: [30, 43],
      jumps: [
        [0, 29],
        [31, 42],
      ],
    });
  });
  it('are dashed lines along the axis and across the chart', () => {
    const { container } = render(
      <TimeBarsChart
        bars={bars(5, ...zeros(12), 7)}
        description="Obligations"
        formatAxis={String}
        formatValue={String}
        valueLabel="Obligations"
      />,
    );
    const lines = container.querySelectorAll('.time-bars__jump');
    expect([...lines].map((line) => line.getAttribute('x1') === line.getAttribute('x2'))).toEqual([
      false,
      true,
    ]);
    expect(readFileSync(join(__dirname, 'time-bars.scss'), 'utf8')).toMatch(
      /\.time-bars__jump \{[^}]*stroke-dasharray: [1-9]/,
    );
  });
  it('become a jump only with at least `SHORTEST_JUMP` periods', () => {
    const short = MIN_JUMP_PERIODS - 1;
    expect(shape([5, ...zeros(short), 7])).toEqual({
      bars: Array.from({ length: short + 2 }, (_, at) => at),
      jumps: [],
    });
    expect(shape([5, ...zeros(MIN_JUMP_PERIODS), 7]).jumps).toEqual([[1, MIN_JUMP_PERIODS]]);
  });
  it('leave more space for the bars', () => {
    const [width, crowded] = [
      layoutTimeBars(bars(1, ...zeros(100), 2, 3, 4, 5), 800, 350),
      layoutTimeBars(bars(...Array<number>(105).fill(1)), 800, 350),
    ].map((layout) => layout.bars[0]!.width);
    expect(width!).toBeGreaterThan(crowded! * 10);
  });
  it('are in order between the bars, with a period label and “none” below the axis', () => {
    const { bars: placed, jumps, labels } = layoutTimeBars(bars(1, ...zeros(9), 2), 800, 350);
    expect(jumps).toHaveLength(1);
    expect(jumps[0]).toMatchObject({ label: 'P1 to P9', periods: 9 });
    expect(placed[0]!.x + placed[0]!.width).toBeLessThanOrEqual(jumps[0]!.x);
    expect(jumps[0]!.x + jumps[0]!.width).toBeLessThanOrEqual(placed[1]!.x);
    expect(labels.map(({ text }) => text)).toEqual(['P0', 'none', 'P10']);
  });
  it('cover every period exactly once together with the bars', () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constant(0), fc.constant(0), fc.integer({ min: -9, max: 9 })), {
          maxLength: 80,
        }),
        (values) => {
          const { bars: placed, jumps } = layoutTimeBars(bars(...values), 800, 350);
          const covered = [
            ...placed.map(({ index }) => index),
            ...jumps.flatMap(({ from, to }) =>
              Array.from({ length: to - from + 1 }, (_, at) => from + at),
            ),
          ].sort((a, b) => a - b);
          expect(covered).toEqual(values.map((_, at) => at));
          expect(placed.reduce((sum, { value }) => sum + value, 0)).toBe(
            values.reduce((sum, value) => sum + value, 0),
          );
          for (const { from, to } of jumps)
            expect(to - from + 1).toBeGreaterThanOrEqual(MIN_JUMP_PERIODS);
        },
      ),
    ));
});

describe('TimeBarsChart', () => {
  const show = (values: readonly number[]) => {
    const onChoose = jest.fn();
    render(
      <TimeBarsChart
        bars={bars(...values)}
        description="Bar chart."
        formatAxis={String}
        formatValue={(value) => `$${value}`}
        valueLabel="Obligations"
        onChoose={onChoose}
      />,
    );
    return { onChoose, user: userEvent.setup() };
  };
  it('treats a jump as one bar for arrow keys, but does not let it be selected', async () => {
    const { onChoose, user } = show([5, ...zeros(20), 7]);
    screen.getByRole('img', { name: /^Bar chart/ }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('P1 to P20: Obligations $0 in each of 20 periods')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByText('P21: Obligations $7')).toBeInTheDocument();
    expect(onChoose).toHaveBeenCalledWith(21);
  });
  it('moves to the last bar with the left arrow key and does not move past the last bar', async () => {
    const { onChoose, user } = show([...zeros(20), 7, 8]);
    screen.getByRole('img', { name: /^Bar chart/ }).focus();
    await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}{Enter}{Home}{Enter}');
    expect(onChoose.mock.calls).toEqual([[21]]);
  });
});
describe('the accent of a chart over time', () => {
  const readFills = (list: readonly Bar[]) => {
    const { container } = render(
      <TimeBarsChart
        bars={list}
        description="Bar chart."
        formatAxis={String}
        formatValue={String}
        valueLabel="Obligations"
      />,
    );
    return [...container.querySelectorAll<SVGElement>('[data-stop] .time-bars__bar')].map((bar) =>
      bar.style.fill ? 'striped' : bar.matches('.time-bars__bar--receded') ? 'receded' : 'accent',
    );
  };
  it('is the bar that the finding names; incomplete periods stay striped', () =>
    expect(
      readFills([
        { label: 'A', value: 5 },
        { label: 'B', value: 9, isNamed: true },
        { label: 'C', value: 2, incomplete: true },
      ]),
    ).toEqual(['receded', 'accent', 'striped']));
  it('is every bar if the finding names none', () =>
    expect(readFills(bars(5, 9))).toEqual(['accent', 'accent']));
});
describe('a chart over time in a resized window', () => {
  it('renders at most every 50 ms and ends at the width of its container [i9.27, r9.20]', () => {
    jest.useFakeTimers();
    let width = 700;
    const widthGetter = jest
      .spyOn(HTMLElement.prototype, 'clientWidth', 'get')
      .mockImplementation(() => width);
    const resizeTo = (next: number) =>
      act(() => {
        width = next;
        window.dispatchEvent(new Event('resize'));
      });
    const getChartWidth = () => screen.getByRole('img').getAttribute('width');
    try {
      render(
        <TimeBarsChart
          bars={bars(1, 2)}
          description="Two."
          formatAxis={String}
          formatValue={String}
          valueLabel="Obligations"
        />,
      );
      expect(getChartWidth()).toBe('700');
      resizeTo(600);
      expect(getChartWidth()).toBe('600');
      resizeTo(500);
      resizeTo(400);
      act(() => jest.advanceTimersByTime(49));
      expect(getChartWidth()).toBe('600');
      act(() => jest.advanceTimersByTime(1));
      expect(getChartWidth()).toBe('400');
    } finally {
      widthGetter.mockRestore();
      jest.useRealTimers();
    }
  });
});
