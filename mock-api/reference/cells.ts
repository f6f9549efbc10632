/** Returns the text of a cell, or null if it is empty. */
export const textOrNull = (text: string): string | null => text || null;
/** Returns the number of a cell, or null if it is empty. */
export const numberOrNull = (text: string): number | null => (text ? Number(text) : null);
