import { extent, scaleBand, scaleLinear } from 'd3';

export interface Bar { label: string; value: number; /** Period not over, or still being reported. */ incomplete?: boolean }
export interface PlacedBar extends Bar { index: number; x: number; y: number; width: number; height: number }
export interface TimeBarsLayout { bars: readonly PlacedBar[]; zero: number; ticks: readonly { y: number; value: number }[]; labels: readonly { x: number; text: string }[]; plot: { left: number; top: number; width: number; height: number } }

const margin = { left: 64, right: 8, top: 12, bottom: 28 };
const MAX_BAR = 120;
const LABEL_SPACE = 64;

/** Places one bar a period in a box of CSS pixels: zero periods keep their place, negative bars hang below the zero line. */
export const layoutTimeBars = (bars: readonly Bar[], width: number, height: number): TimeBarsLayout => {
  const plot = { left: margin.left, top: margin.top, width: Math.max(0, width - margin.left - margin.right), height: Math.max(0, height - margin.top - margin.bottom) };
  const [low = 0, high = 0] = extent(bars, (bar) => bar.value);
  const y = scaleLinear().domain([Math.min(0, low), Math.max(0, high) || 1]).nice(5).range([plot.top + plot.height, plot.top]);
  const x = scaleBand<number>().domain(bars.map((_, index) => index)).range([plot.left, plot.left + plot.width]).paddingInner(0.2).paddingOuter(0.1);
  const barWidth = Math.min(x.bandwidth(), MAX_BAR);
  const zero = y(0);
  const placed = bars.map((bar, index) => {
    const top = y(Math.max(0, bar.value));
    return { ...bar, index, x: (x(index) ?? 0) + (x.bandwidth() - barWidth) / 2, y: top, width: barWidth, height: Math.max(bar.value === 0 ? 0 : 1, y(Math.min(0, bar.value)) - top) };
  });
  const every = Math.max(1, Math.ceil((bars.length * LABEL_SPACE) / Math.max(1, plot.width)));
  return {
    bars: placed, zero, plot, ticks: y.ticks(5).map((value) => ({ y: y(value), value })),
    labels: placed.filter((_, index) => index % every === 0).map((bar) => ({ x: bar.x + bar.width / 2, text: bar.label })),
  };
};
