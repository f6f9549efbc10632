export function syllables(word: string): number;
export function readingGrade(text: string): number;
