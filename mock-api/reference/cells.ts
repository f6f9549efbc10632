/** Returns the text of a cell; null if it is empty. */
export const optional = (text: string): string | null => text || null;
/** Returns the number of a cell; null if it is empty. */
export const int = (text: string): number | null => (text ? Number(text) : null);
