import { extent, scaleBand, scaleLinear } from 'd3';
import { textWidth, wrapText } from '@/lib/fitText';
import { toFiniteNumber, type Box, type UndrawnRow } from '../drawing/stops';

export interface Period {
  label: string;
  /** Whether the period has not ended or is still being reported. */ incomplete?: boolean;
}
export interface Series {
  key: string;
  label: string;
  /** A value for each period; null if there is none. */
  values: readonly (number | null)[];
  /** A text after each value, such as its change; '' for none. */
  details?: readonly string[];
  /** Reason why the series has no values. */ missingReason?: string;
}
export interface PlacedMark extends Box {
  /** Index of the mark’s stop. */ stop: number;
  period: number;
  value: number;
}
export interface PlacedPanel {
  key: string;
  /** Lines of the title; the first is at `titleY`. */
  title: readonly string[];
  x: number;
  /** Baseline of the title; `top` and `bottom` bound the marks, and `zero` is the zero line. */
  titleY: number;
  top: number;
  bottom: number;
  zero: number;
  width: number;
  marks: readonly PlacedMark[];
  /** Labels of the first and last period. The last label is one line lower if both do not fit side by side. */
  labels: readonly { x: number; line: number; text: string; anchor: 'start' | 'end' }[];
  /** Position and value of each grid line. The lines are labeled only in the first panel of a row (`hasAxis`). */
  ticks: readonly { y: number; value: number }[];
  hasAxis: boolean;
}
export interface MultiplesLayout {
  panels: readonly PlacedPanel[];
  /** Series and period of each stop, panel by panel in chronological order. */
  stops: readonly { series: number; period: number; x: number; y: number }[];
  notDrawn: readonly UndrawnRow[];
  height: number;
}

/** Sizes as multiples of the text size: axis width, minimum panel width, title, marks, labels, gap between panels. */
const AXIS = 6;
const MIN_PANEL_WIDTH = 15;
/** Below this width, as on a phone, the minimum panel width is smaller so that two panels fit side by side. */
const NARROW_LAYOUT = { below: 40, least: 7 };
const TITLE = 3.25;
const MAX_TITLE_LINES = 2;
export const TITLE_LINE_HEIGHT = 1.25;
const MARKS = 9;
const LABELS = 1.75;
export const LABEL_LINE = 1.25;
const LABEL_GAP = 0.5;
const GAP = 1.5;

/** Returns the labels of the first and last period. The last one is a line `below` the first if they do not fit side by side. */
const getEndLabels = (periods: readonly Period[], panelWidth: number, textSize: number) => {
  const [from = '', to = ''] = [periods[0]?.label, periods[periods.length - 1]?.label];
  const isApart =
    textWidth(from, textSize) + textWidth(to, textSize) + LABEL_GAP * textSize <= panelWidth;
  return { from, to, below: isApart || periods.length < 2 ? 0 : 1 };
};

/**
 * Lays out one small chart for each series, all with the same scale and periods, in rows of equal panels. The marks are taller if all
 * rows together are lower than `minHeight`.
 */
export const layoutMultiples = (
  series: readonly Series[],
  periods: readonly Period[],
  width: number,
  textSize = 13,
  minHeight = 0,
): MultiplesLayout => {
  const seriesWithValues = series
    .map((item, at) => ({ ...item, at, values: item.values.map(toFiniteNumber) }))
    .filter(({ values }) => values.some((value) => value !== null));
  const undrawnRows = series
    .filter((_, at) => !seriesWithValues.some((item) => item.at === at))
    .map(({ label, missingReason = 'without amounts' }) => ({ label, text: missingReason }));
  const room = Math.max(0, width - AXIS * textSize);
  const least = width < NARROW_LAYOUT.below * textSize ? NARROW_LAYOUT.least : MIN_PANEL_WIDTH;
  const maxPanelsPerRow = Math.max(
    1,
    Math.floor((room + GAP * textSize) / ((least + GAP) * textSize)),
  );
  const rowCount = Math.max(1, Math.ceil(seriesWithValues.length / maxPanelsPerRow));
  const panelsPerRow = Math.max(1, Math.ceil(seriesWithValues.length / rowCount));
  const panelWidth = Math.max(0, (room - (panelsPerRow - 1) * GAP * textSize) / panelsPerRow);
  const { from, to, below } = getEndLabels(periods, panelWidth, textSize);
  const textHeight = (TITLE + LABELS + below * LABEL_LINE + GAP) * textSize;
  const marksHeight = Math.max(MARKS * textSize, minHeight / rowCount - textHeight);
  const panelHeight = textHeight + marksHeight;
  const [low = 0, high = 0] = extent(
    seriesWithValues.flatMap(({ values }) => values.filter((v) => v !== null)),
  );
  const y = scaleLinear()
    .domain([Math.min(0, low), Math.max(0, high) || 1])
    .nice(4)
    .range([marksHeight, 0]);
  const x = scaleBand<number>()
    .domain(periods.map((_, at) => at))
    .range([0, panelWidth])
    .paddingInner(0.2);
  const stops: { series: number; period: number; x: number; y: number }[] = [];
  const panels = seriesWithValues.map((item, panelIndex): PlacedPanel => {
    const left = AXIS * textSize + (panelIndex % panelsPerRow) * (panelWidth + GAP * textSize);
    const panelTop = Math.floor(panelIndex / panelsPerRow) * panelHeight;
    const top = panelTop + TITLE * textSize;
    const titleLines = wrapText(item.label, panelWidth, textSize, MAX_TITLE_LINES);
    const marks = item.values.flatMap((value, period): PlacedMark[] => {
      if (value === null || period >= periods.length) return [];
      const end = top + y(Math.max(0, value));
      const start = top + y(Math.min(0, value));
      const mark = {
        stop: stops.length,
        period,
        value,
        x: left + (x(period) ?? 0),
        y: end,
        width: x.bandwidth(),
        height: Math.max(value === 0 ? 0 : 1, start - end),
      };
      stops.push({ series: item.at, period, x: mark.x + mark.width / 2, y: end });
      return [mark];
    });
    const endLabels = [
      { x: left, line: 0, text: from, anchor: 'start' as const },
      { x: left + panelWidth, line: below, text: to, anchor: 'end' as const },
    ];
    return {
      key: item.key,
      title: titleLines,
      x: left,
      // The last line of each title is directly above its marks.
      titleY: top - (0.75 + (titleLines.length - 1) * TITLE_LINE_HEIGHT) * textSize,
      top,
      bottom: top + marksHeight,
      zero: top + y(0),
      width: panelWidth,
      marks,
      labels: periods.length > 1 ? endLabels : endLabels.slice(0, 1),
      ticks: y.ticks(4).map((value) => ({ value, y: top + y(value) })),
      hasAxis: panelIndex % panelsPerRow === 0,
    };
  });
  return { panels, stops, notDrawn: undrawnRows, height: rowCount * panelHeight };
};
