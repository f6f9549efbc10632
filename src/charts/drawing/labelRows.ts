/** What stands in each row already, from left to right end. */
export type TakenRows = [from: number, to: number][][];

/** The first row in which words find room, and that room taken; a row of their own where none has any. */
export const rowFor = (rows: TakenRows, from: number, to: number): number => {
  const free = rows.findIndex((taken) => taken.every(([a, b]) => to < a || from > b));
  const at = free < 0 ? rows.push([]) - 1 : free;
  rows[at]!.push([from, to]);
  return at;
};

export interface LabelRows {
  /** How many rows the words take. */
  rows: number;
  /** Row of each, 0 for the nearest, and where its words begin. */
  places: readonly { row: number; left: number }[];
}
/** Words above places along a line, each in the middle above its own and within the drawing: those that would lie on each other take another row. */
export const placeInRows = (
  labels: readonly { at: number; wide: number }[],
  width: number,
  gap: number,
): LabelRows => {
  const rows: TakenRows = [];
  const places = labels.map(({ at, wide }) => {
    const left = Math.max(0, Math.min(at - wide / 2, width - wide));
    return { left, row: rowFor(rows, left - gap, left + wide) };
  });
  return { rows: rows.length, places };
};
