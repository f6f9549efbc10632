/** How several parts become one text of a readable query, and are found in it again. */

/** Parts joined by a sign; the sign inside a part, and the escape itself, stand behind `!`. */
export const joinParts = (parts: readonly string[], sign: string): string =>
  parts
    .map((part) =>
      part.replaceAll(/[!,~;]/g, (found) =>
        found === '!' || found === sign ? `!${found}` : found,
      ),
    )
    .join(sign);
/** The same without the empty parts at the end. */
export const joinFilledParts = (parts: readonly string[], sign: string): string =>
  joinParts(
    parts.filter((_, at) => parts.slice(at).some(Boolean)),
    sign,
  );
/** The parts of such a text; a text without the sign is one part. */
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
