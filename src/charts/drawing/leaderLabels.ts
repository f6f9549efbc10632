/** Where words stand beside the line that leads to them: after it, over its middle, or before it. */
export type Side = 'start' | 'middle' | 'end';
export interface Leader {
  /** Place of the line. */
  at: number;
  wide: number;
  /** Where the words may stand, best first. */
  sides: readonly Side[];
}
export interface PlacedLeader {
  /** 0 for the nearest. */
  row: number;
  side: Side;
  /** Where the words begin. */
  left: number;
}
/** What is worse than what: words on others, words under a line, words pushed back over their own line, another row, another side. */
const OVER = 10_000;
const CROSSED = 1000;
const PUSHED = 8;
const ROW = 3;
const SIDE = 1;
/** Room around words through which no line goes. */
const CLEAR = 3;

interface Tried extends PlacedLeader {
  at: number;
  right: number;
}
const crosses = (words: Tried, line: Tried): boolean =>
  line.at > words.left - CLEAR && line.at < words.right + CLEAR;
/** What two cost each other. A line runs through all rows below that of its words. */
const clash = (a: Tried, b: Tried, gap: number): number => {
  if (a.row === b.row) return a.left < b.right + gap && b.left < a.right + gap ? OVER : 0;
  return (a.row < b.row ? crosses(a, b) : crosses(b, a)) ? CROSSED : 0;
};

/** Words for lines that go up, or down, to them from places along a drawing of a width: on as few rows as do, no words on others, none under a line. */
export const placeLeaders = (
  leaders: readonly Leader[],
  width: number,
  gap: number,
): { rows: number; places: readonly PlacedLeader[] } => {
  let best: { cost: number; places: readonly Tried[] } = { cost: Infinity, places: [] };
  const visit = (placed: readonly Tried[], cost: number): void => {
    if (cost >= best.cost) return;
    const leader = leaders[placed.length];
    if (!leader) {
      best = { cost, places: placed };
      return;
    }
    const { at, wide, sides } = leader;
    leaders.forEach((_, row) => {
      sides.forEach((side, rank) => {
        const free = { start: at + gap, middle: at - wide / 2, end: at - gap - wide }[side];
        const left = Math.max(0, Math.min(free, width - wide));
        const tried: Tried = { row, side, left, at, right: left + wide };
        const pushed = side !== 'middle' && left !== free ? PUSHED : 0;
        const clashes = placed.reduce((sum, other) => sum + clash(tried, other, gap), 0);
        visit([...placed, tried], cost + row * ROW + rank * SIDE + pushed + clashes);
      });
    });
  };
  visit([], 0);
  return {
    rows: 1 + Math.max(-1, ...best.places.map(({ row }) => row)),
    places: best.places.map(({ row, side, left }) => ({ row, side, left })),
  };
};
