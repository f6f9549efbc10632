/** A token of a text, as `Prose` renders it: a block or inline text. */
export interface TextToken {
  type: string;
  /** Text of headings, of plain text without child tokens, and of code. */ text?: string;
  /** The source of tokens that are shown as written. */ raw?: string;
  depth?: number;
  href?: string;
  ordered?: boolean;
  tokens?: readonly TextToken[];
  /** Items of a list. */ items?: readonly (readonly TextToken[])[];
  /** Cells of a table’s header. */ header?: readonly (readonly TextToken[])[];
  /** Cells of a table’s rows. */ rows?: readonly (readonly (readonly TextToken[])[])[];
}

/** A text of `content/`: its front matter and its blocks. */
export interface ParsedText {
  meta: Readonly<Record<string, string>>;
  blocks: readonly TextToken[];
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};
/** Decodes the entities of a text for display. Markup in the text is shown as written. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity]!);

/** Returns the ID of a heading: the letters and digits of its text in lowercase, joined by hyphens. */
export const headingId = ({ text = '' }: TextToken): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const isSection = ({ type, depth }: TextToken): boolean => type === 'heading' && depth === 2;

/** Returns the second-level headings of a text with the IDs that `Prose` gives them. */
export const getHeadings = (blocks: readonly TextToken[]): { id: string; label: string }[] =>
  blocks
    .filter(isSection)
    .map((token) => ({ id: headingId(token), label: getPlainText(token.tokens ?? []) }));

/** Returns the blocks under each second-level heading, by heading; blocks before the first have the key ''. */
export const getSections = (
  blocks: readonly TextToken[],
): Readonly<Record<string, readonly TextToken[]>> => {
  const sections: Record<string, TextToken[]> = { '': [] };
  let currentHeading = '';
  for (const token of blocks)
    if (isSection(token)) {
      currentHeading = token.text ?? '';
      sections[currentHeading] = [];
    } else sections[currentHeading]!.push(token);
  return sections;
};

const blockTypes = new Set(['paragraph', 'heading', 'list', 'table', 'blockquote']);
/** Returns the plain text of tokens, for searching. */
export const getPlainText = (tokens: readonly TextToken[]): string =>
  tokens
    .map(({ text, raw, tokens: childTokens, items, header, rows }) =>
      childTokens
        ? getPlainText(childTokens)
        : decodeEntities(text ?? raw ?? '') +
          [...(items ?? []), ...(header ?? []), ...(rows ?? []).flat()].map(getPlainText).join(' '),
    )
    .join(tokens.some(({ type }) => blockTypes.has(type)) ? ' ' : '');
