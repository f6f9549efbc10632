import { createHash } from 'node:crypto';

interface Element {
  /** The tag as written, with its attributes and without its brackets. */
  tag: string;
  children: (Element | string)[];
}

/**
 * Returns the number of significant decimals of an attribute that positions a mark. Returns undefined for other attributes,
 * which stay as they are.
 */
const decimals = (attribute: string): number | undefined => {
  if (attribute === 'style') return 3;
  return /^(x|y|x1|x2|y1|y2|cx|cy|r|d|points|width|height|viewBox|transform)$/.test(attribute)
    ? 1
    : undefined;
};
/** Maximum length of an attribute and maximum number of children that are written in full. */
const LONGEST = 1200;
const MOST = 30;
/** Number of first and of last children to write of an element with more than `MOST` children. */
const SHOWN = 8;

const checksum = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);
/** Returns a number rounded to `digits` decimals. Adding 0 turns -0 into 0. */
const rounded = (number: string, digits: number): string =>
  String(Number(Number(number).toFixed(digits)) + 0);
const writeAttribute = (_: string, name: string, value: string): string => {
  const digits = decimals(name);
  const written =
    digits === undefined
      ? value
      : value.replaceAll(/-?\d+(?:\.\d+)?(?:e[-+]?\d+)?/g, (number) => rounded(number, digits));
  return written.length > LONGEST
    ? ` ${name}="${written.slice(0, LONGEST / 4)}… ${written.length} characters, ${checksum(written)}"`
    : ` ${name}="${written}"`;
};

/** Parses what React renders to a string. */
const parseMarkup = (markup: string): Element => {
  const top: Element = { tag: '', children: [] };
  const open = [top];
  for (const [, close, tag, text] of markup.matchAll(/<(\/?)([^>]+?)\/?>|([^<]+)/g)) {
    if (text) open.at(-1)!.children.push(text);
    else if (close) open.pop();
    else {
      const element = {
        tag: tag!.replaceAll(/ ([\w:-]+)="([^"]*)"/g, writeAttribute),
        children: [],
      };
      open.at(-1)!.children.push(element);
      open.push(element);
    }
  }
  return top;
};

/** Writes an element, one line per tag. Of very many children, it writes the first and last and a checksum of all. */
const writeElement = ({ tag, children }: Element, indent: string): string[] => {
  const name = tag.split(' ')[0]!;
  if (!children.length) return [`${indent}<${tag}/>`];
  if (children.every((child) => typeof child === 'string'))
    return [`${indent}<${tag}>${children.join('')}</${name}>`];
  const written = children.map((child) =>
    typeof child === 'string' ? [`${indent}  ${child}`] : writeElement(child, `${indent}  `),
  );
  const lines =
    written.length > MOST
      ? [
          ...written.slice(0, SHOWN).flat(),
          `${indent}  <!-- ${written.length} in all, ${checksum(written.join('\n'))} -->`,
          ...written.slice(-SHOWN).flat(),
        ]
      : written.flat();
  return [`${indent}<${tag}>`, ...lines, `${indent}</${name}>`];
};

/** Formats static markup of React so that two versions can be compared line by line. */
export const formatMarkup = (markup: string): string =>
  parseMarkup(markup)
    .children.flatMap((child) => (typeof child === 'string' ? child : writeElement(child, '')))
    .map((line) => `${line}\n`)
    .join('');
