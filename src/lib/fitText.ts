/** Full-width characters: East Asian scripts and emoji. */
const FULL_WIDTH_CHARACTER =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Extended_Pictographic}/u;
/** Characters without a width of their own: combining marks and format characters. */
const ZERO_WIDTH_CHARACTER = /\p{M}|\p{Cf}/u;
/** Returns an estimated width of a character in ems, slightly more than in Public Sans (semibold). */
const getCharacterWidth = (character: string): number => {
  if (/[a-z0-9$]/.test(character)) return /[iljtfr]/.test(character) ? 0.42 : 0.64;
  if (/[ .,:;'|!()[\]/-]/.test(character)) return 0.4;
  if (/[A-Z]/.test(character)) return /[MW]/.test(character) ? 0.96 : 0.76;
  if (ZERO_WIDTH_CHARACTER.test(character)) return 0;
  return FULL_WIDTH_CHARACTER.test(character) ? 1.05 : 0.8;
};
const ELLIPSIS = '…';
/** The fewest characters that are still worth showing before an ellipsis. */
const MIN_CHARACTERS = 3;

/** Estimates the width of a line in CSS pixels without a canvas; never less than the real width. */
export const textWidth = (text: string, size: number): number => {
  let width = 0;
  for (const character of text) width += getCharacterWidth(character) * size;
  return width;
};

/** Returns the text if it fits. Otherwise returns its beginning with an ellipsis, or '' if too little fits. */
export const fitText = (text: string, width: number, size: number): string => {
  const availableWidth = width - getCharacterWidth(ELLIPSIS) * size;
  let [usedWidth, fittingCount, end, characters] = [0, 0, 0, 0];
  for (const character of text) {
    usedWidth += getCharacterWidth(character) * size;
    if (usedWidth > width)
      return fittingCount < MIN_CHARACTERS ? '' : `${text.slice(0, end).trimEnd()}${ELLIPSIS}`;
    characters += 1;
    if (usedWidth <= availableWidth) {
      end += character.length;
      fittingCount = characters;
    }
  }
  return text;
};

/** Splits a text into at most `limit` lines that fit. The last line is cut when the rest does not fit; [] when nothing fits. */
export const wrapText = (text: string, width: number, size: number, limit: number): string[] => {
  const lines: string[] = [];
  let remainder = text.trim();
  while (remainder && lines.length < limit) {
    const fittedLine = fitText(remainder, width, size);
    if (fittedLine === remainder || lines.length === limit - 1)
      return fittedLine ? [...lines, fittedLine] : lines;
    let end = 0;
    for (let at = remainder.indexOf(' '); at > 0; at = remainder.indexOf(' ', at + 1)) {
      if (textWidth(remainder.slice(0, at), size) > width) break;
      end = at;
    }
    // A word longer than the line is cut, and the text after it is dropped.
    if (!end) return fittedLine ? [...lines, fittedLine] : lines;
    lines.push(remainder.slice(0, end));
    remainder = remainder.slice(end).trim();
  }
  return lines;
};
