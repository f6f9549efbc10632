/** Joins class names with spaces. Leaves out empty and missing names. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
