import { extent, scaleBand, scaleLinear } from 'd3';
import { amountTicks } from '../drawing/amountTicks';
import { keepInside } from '../drawing/keepInside';

export interface Bar {
  label: string;
  value: number;
  /** Period not over, or still being reported. */ incomplete?: boolean;
}
export interface PlacedBar extends Bar {
  slot: number;
  /** Position among the bars given. */ index: number;
  x: number;
  y: number;
  width: number;
  height: number;
}
/** A long run of periods without an amount, in the place of one bar. */
export interface Jump {
  slot: number;
  /** Positions of its first and last period among the bars given. */
  from: number;
  to: number;
  periods: number;
  /** `Oct 2008 to Mar 2012`. */
  label: string;
  x: number;
  width: number;
}
export interface TimeBarsLayout {
  bars: readonly PlacedBar[];
  jumps: readonly Jump[];
  /** Number of places along the axis. */ slots: number;
  zero: number;
  ticks: readonly { y: number; value: number }[];
  labels: readonly { x: number; text: string }[];
  plot: { left: number; top: number; width: number; height: number };
}

const MAX_BAR = 120;
/** Room beside the axis and for each label below it, in parts of the size of text. */
const LABEL_SPACE = 5;
/** Periods without an amount, one after the other, from which on they are drawn as one jump. */
export const SHORTEST_JUMP = 4;

/** Stands below a jump: its periods would take too much room. */
const NOTHING = 'none';

/** First and last position of each place along the axis: one bar, or a long run of periods without an amount. */
const slotsOf = (bars: readonly Bar[]): readonly (readonly [from: number, to: number])[] => {
  const slots: [number, number][] = [];
  for (let from = 0; from < bars.length;) {
    let to = from;
    while (bars[from]!.value === 0 && bars[to + 1]?.value === 0) to += 1;
    if (to - from + 1 < SHORTEST_JUMP) to = from;
    slots.push([from, to]);
    from = to + 1;
  }
  return slots;
};

/** Places the periods in a box of CSS pixels, with words of a size: one bar each, long runs of zero periods as one jump, negative bars below the zero line. */
export const layoutTimeBars = (
  bars: readonly Bar[],
  width: number,
  height: number,
  text = 13,
): TimeBarsLayout => {
  const margin = { left: LABEL_SPACE * text, right: 8, top: 12, bottom: 1.25 * text + 12 };
  const plot = {
    left: margin.left,
    top: margin.top,
    width: Math.max(0, width - margin.left - margin.right),
    height: Math.max(0, height - margin.top - margin.bottom),
  };
  const [low = 0, high = 0] = extent(bars, (bar) => bar.value);
  const y = scaleLinear()
    .domain([Math.min(0, low), Math.max(0, high) || 1])
    .nice(5)
    .range([plot.top + plot.height, plot.top]);
  const slots = slotsOf(bars);
  const x = scaleBand<number>()
    .domain(slots.map((_, slot) => slot))
    .range([plot.left, plot.left + plot.width])
    .paddingInner(0.2)
    .paddingOuter(0.1);
  const barWidth = Math.min(x.bandwidth(), MAX_BAR);
  const left = (slot: number) => (x(slot) ?? 0) + (x.bandwidth() - barWidth) / 2;
  const zero = y(0);
  const placed = slots.flatMap(([index, to], slot): PlacedBar[] => {
    if (to > index) return [];
    const bar = bars[index]!;
    // What is not known has a place, and no height.
    const value = Number.isFinite(bar.value) ? bar.value : 0;
    const top = y(Math.max(0, value));
    return [
      {
        ...bar,
        slot,
        index,
        x: left(slot),
        y: top,
        width: barWidth,
        height: Math.max(value === 0 ? 0 : 1, y(Math.min(0, value)) - top),
      },
    ];
  });
  const jumps = slots.flatMap(([from, to], slot): Jump[] =>
    to > from
      ? [
          {
            slot,
            from,
            to,
            periods: to - from + 1,
            label: `${bars[from]!.label} to ${bars[to]!.label}`,
            x: left(slot),
            width: barWidth,
          },
        ]
      : [],
  );
  const every = Math.max(
    1,
    Math.ceil((slots.length * LABEL_SPACE * text) / Math.max(1, plot.width)),
  );
  return {
    bars: placed,
    jumps,
    slots: slots.length,
    zero,
    plot,
    ticks: amountTicks(y, text),
    labels: [...placed, ...jumps.map((jump) => ({ ...jump, label: NOTHING }))]
      .filter(({ slot }) => slot % every === 0)
      .sort((a, b) => a.slot - b.slot)
      .map(({ x: start, width: wide, label }) => ({
        x: keepInside(start + wide / 2, label, text, width),
        text: label,
      })),
  };
};
