/** The position of a label relative to its leader line: after it, centered over it, or before it. */
export type Side = 'start' | 'middle' | 'end';
export interface Leader {
  /** Position of the leader line. */
  at: number;
  wide: number;
  /** Allowed sides, best first. */
  sides: readonly Side[];
}
export interface PlacedLeader {
  /** Row of the label; 0 is nearest to the chart. */
  row: number;
  side: Side;
  /** Left edge of the label. */
  left: number;
}
/**
 * Costs of a label position, in order: overlapping another label, crossing a leader line, being pushed over its own leader line, each
 * row further out, each less preferred side.
 */
const OVERLAP_COST = 10_000;
const CROSSING_COST = 1000;
const PUSH_COST = 8;
const ROW = 3;
const SIDE = 1;
/** Clearance between a label and the leader lines of other labels, in CSS pixels. */
const LEADER_CLEARANCE = 3;

interface Candidate extends PlacedLeader {
  at: number;
  right: number;
}
const crosses = (label: Candidate, line: Candidate): boolean =>
  line.at > label.left - LEADER_CLEARANCE && line.at < label.right + LEADER_CLEARANCE;
/** Returns the cost of a conflict between two labels. A leader line crosses all rows nearer than the row of its label. */
const getClashCost = (a: Candidate, b: Candidate, gap: number): number => {
  if (a.row === b.row) return a.left < b.right + gap && b.left < a.right + gap ? OVERLAP_COST : 0;
  return (a.row < b.row ? crosses(a, b) : crosses(b, a)) ? CROSSING_COST : 0;
};

/** Places labels for leader lines along a chart, in as few rows as possible, and avoids overlapping and crossed labels. */
export const placeLeaders = (
  leaders: readonly Leader[],
  width: number,
  gap: number,
): { rows: number; places: readonly PlacedLeader[] } => {
  let bestResult: { cost: number; places: readonly Candidate[] } = { cost: Infinity, places: [] };
  const visit = (labels: readonly Candidate[], cost: number): void => {
    if (cost >= bestResult.cost) return;
    const leader = leaders[labels.length];
    if (!leader) {
      bestResult = { cost, places: labels };
      return;
    }
    const { at, wide, sides } = leader;
    leaders.forEach((_, row) => {
      sides.forEach((side, rank) => {
        const idealLeft = { start: at + gap, middle: at - wide / 2, end: at - gap - wide }[side];
        const left = Math.max(0, Math.min(idealLeft, width - wide));
        const candidate: Candidate = { row, side, left, at, right: left + wide };
        const pushCost = side !== 'middle' && left !== idealLeft ? PUSH_COST : 0;
        const clashes = labels.reduce((sum, other) => sum + getClashCost(candidate, other, gap), 0);
        visit([...labels, candidate], cost + row * ROW + rank * SIDE + pushCost + clashes);
      });
    });
  };
  visit([], 0);
  return {
    rows: 1 + Math.max(-1, ...bestResult.places.map(({ row }) => row)),
    places: bestResult.places.map(({ row, side, left }) => ({ row, side, left })),
  };
};
