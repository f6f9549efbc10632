/**
 * A piece of a text, as `Prose` draws it: a block or words. The texts of `content/` are read when the site is built
 * (`readContent.ts`), those of the API when they are drawn (`MarkdownText.tsx`).
 */
export interface TextToken {
  type: string;
  /** What is said, of a heading, of words without pieces and of code. */ text?: string;
  /** As it was written, of what is not drawn as what it is. */ raw?: string;
  depth?: number;
  href?: string;
  ordered?: boolean;
  tokens?: readonly TextToken[];
  /** Of a list. */ items?: readonly (readonly TextToken[])[];
  /** Cells of a table's head. */ header?: readonly (readonly TextToken[])[];
  /** Cells of its rows. */ rows?: readonly (readonly (readonly TextToken[])[])[];
}

/** A text of `content/`: its front matter and its blocks. */
export interface ReadText {
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
/** Words as they are shown: text is text, markup in it is shown as it was written. */
export const shownWords = (text: string): string =>
  text.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity]!);

const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
/** The id of a heading. */
export const headingId = ({ text = '' }: TextToken): string => slugify(text);

const isSection = ({ type, depth }: TextToken): boolean => type === 'heading' && depth === 2;

/** The second-level headings of a text: their names and the ids that `Prose` gives them. */
export const headingsOf = (blocks: readonly TextToken[]): { id: string; label: string }[] =>
  blocks
    .filter(isSection)
    .map((token) => ({ id: headingId(token), label: wordsOf(token.tokens ?? []) }));

/** The blocks under each second-level heading, by heading; those before the first are under ''. */
export const sectionsOf = (
  blocks: readonly TextToken[],
): Readonly<Record<string, readonly TextToken[]>> => {
  const sections: Record<string, TextToken[]> = { '': [] };
  let current = '';
  for (const token of blocks)
    if (isSection(token)) {
      current = token.text ?? '';
      sections[current] = [];
    } else sections[current]!.push(token);
  return sections;
};

const blocks = new Set(['paragraph', 'heading', 'list', 'table', 'blockquote']);
/** All words of a text, for a search in it. */
export const wordsOf = (tokens: readonly TextToken[]): string =>
  tokens
    .map(({ text, raw, tokens: pieces, items, header, rows }) =>
      pieces
        ? wordsOf(pieces)
        : shownWords(text ?? raw ?? '') +
          [...(items ?? []), ...(header ?? []), ...(rows ?? []).flat()].map(wordsOf).join(' '),
    )
    .join(tokens.some(({ type }) => blocks.has(type)) ? ' ' : '');
