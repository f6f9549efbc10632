/** Joins parts with a separator. Inside a part, `!` escapes the separator and itself. */
export const joinParts = (parts: readonly string[], sign: string): string =>
  parts
    .map((part) =>
      part.replaceAll(/[!,~;]/g, (character) =>
        character === '!' || character === sign ? `!${character}` : character,
      ),
    )
    .join(sign);
/** Joins parts in the same way, without the empty parts at the end. */
export const joinFilledParts = (parts: readonly string[], sign: string): string =>
  joinParts(
    parts.filter((_, at) => parts.slice(at).some(Boolean)),
    sign,
  );
/** Splits a joined text into its parts. A text without the separator is one part. */
export const splitParts = (text: string, sign: string): string[] => {
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    if (
      text[at] === '!' &&
      at + 1 < text.length &&
      (text[at + 1] === '!' || text[at + 1] === sign)
    ) {
      at += 1;
      parts[parts.length - 1] += text[at]!;
    } else if (text[at] === sign) parts.push('');
    else parts[parts.length - 1] += text[at]!;
  }
  return parts;
};
