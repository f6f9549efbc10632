/** An empty cell is no value. */
export const optional = (text: string): string | null => text || null;
/** A whole number; null where the cell is empty. */
export const int = (text: string): number | null => (text ? Number(text) : null);
