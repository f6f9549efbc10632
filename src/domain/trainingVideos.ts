/** A chapter mark inside a description, for example `1:05` for the sixty-fifth second. */
export interface Chapter { time: string; seconds: number }

/** A description cut into its texts and chapter marks, in order. Marks are M:SS or H:MM:SS. */
export const chaptersOf = (description: string): readonly (string | Chapter)[] => description.split(/(\b\d{1,2}(?::\d{2}){1,2}\b)/).filter(Boolean).map((part) => (/^\d{1,2}(?::\d{2}){1,2}$/.test(part)
  ? { time: part, seconds: part.split(':').reduce((sum, piece) => sum * 60 + Number(piece), 0) } : part));
