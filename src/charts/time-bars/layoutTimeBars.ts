import { extent } from 'd3';
import { layoutColumnAxes, type ColumnAxes } from '../drawing/layoutColumnAxes';
import type { Box } from '../drawing/stops';

export interface Bar {
  label: string;
  value: number;
  /** Text after the value: `up 12% on FY 2024`. */
  detail?: string;
  /** Whether the period has not ended or is still being reported. */ incomplete?: boolean;
  /** Whether the finding above the chart names the bar. If it names a bar, the others recede. */ isNamed?: boolean;
}
export interface PlacedBar extends Bar, Box {
  slot: number;
  /** Index among the given bars. */ index: number;
}
/** A long run of periods with an amount of zero, collapsed to the width of one bar. */
export interface Jump {
  slot: number;
  /** Indexes of its first and last period among the given bars. */
  from: number;
  to: number;
  periods: number;
  /** First and last period, such as `Oct 2008 to Mar 2012`. */
  label: string;
  x: number;
  width: number;
}
export interface TimeBarsLayout extends ColumnAxes {
  bars: readonly PlacedBar[];
  jumps: readonly Jump[];
}

/** Width of each label below the axis, as a multiple of the text size. */
const LABEL_SPACE = 5;
/** Minimum number of consecutive zero periods that are collapsed into a jump. */
export const MIN_JUMP_PERIODS = 4;

/** Axis label of a jump. The label of its periods would not fit. */
const JUMP_LABEL = 'none';

/** Returns the first and last index of each slot. A slot is one bar or a long run of zero periods. */
const splitSlots = (bars: readonly Bar[]): readonly (readonly [from: number, to: number])[] => {
  const slots: [number, number][] = [];
  for (let from = 0; from < bars.length;) {
    let to = from;
    while (bars[from]!.value === 0 && bars[to + 1]?.value === 0) to += 1;
    if (to - from + 1 < MIN_JUMP_PERIODS) to = from;
    slots.push([from, to]);
    from = to + 1;
  }
  return slots;
};

/** Lays out one bar for each period. Each long run of zero periods is one jump. Negative bars are below the zero line. */
export const layoutTimeBars = (
  bars: readonly Bar[],
  width: number,
  height: number,
  textSize = 13,
): TimeBarsLayout => {
  const slots = splitSlots(bars);
  const { axes, y, columnWidth, getLeft } = layoutColumnAxes(
    slots.map(([from, to]) => (to > from ? JUMP_LABEL : bars[from]!.label)),
    extent(bars, ({ value }) => value),
    { width, height, text: textSize },
    LABEL_SPACE,
  );
  const placedBars = slots.flatMap(([index, to], slot): PlacedBar[] => {
    if (to > index) return [];
    const bar = bars[index]!;
    // An unknown value takes a slot but has no height.
    const value = Number.isFinite(bar.value) ? bar.value : 0;
    const top = y(Math.max(0, value));
    return [
      {
        ...bar,
        slot,
        index,
        x: getLeft(slot),
        y: top,
        width: columnWidth,
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
            x: getLeft(slot),
            width: columnWidth,
          },
        ]
      : [],
  );
  return { ...axes, bars: placedBars, jumps };
};
