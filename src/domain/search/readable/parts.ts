/** Joins parts with a separator. Inside a part, `!` escapes the separator and itself. */
export const joinParts = (parts: readonly string[], separator: string): string =>
  parts
    .map((part) =>
      part.replaceAll(/[!,~;]/g, (character) =>
        character === '!' || character === separator ? `!${character}` : character,
      ),
    )
    .join(separator);
/** Joins parts like `joinParts`, without the empty parts at the end. */
export const joinFilledParts = (parts: readonly string[], separator: string): string =>
  joinParts(
    parts.filter((_, at) => parts.slice(at).some(Boolean)),
    separator,
  );
/** Splits a joined text into its parts. A text without the separator is one part. */
export const splitParts = (text: string, separator: string): string[] => {
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    if (
      text[at] === '!' &&
      at + 1 < text.length &&
      (text[at + 1] === '!' || text[at + 1] === separator)
    ) {
      at += 1;
      parts[parts.length - 1] += text[at]!;
    } else if (text[at] === separator) parts.push('');
    else parts[parts.length - 1] += text[at]!;
  }
  return parts;
};
