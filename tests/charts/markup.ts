import { createHash } from 'node:crypto';

interface Element {
  /** The tag as written, with its attributes and without its brackets. */
  tag: string;
  children: (Element | string)[];
}

/**
 * Returns the number of decimals to keep in an attribute that positions a mark. Returns undefined for other attributes, which are not
 * rounded.
 */
const getDecimals = (attribute: string): number | undefined => {
  if (attribute === 'style') return 3;
  return /^(x|y|x1|x2|y1|y2|cx|cy|r|d|points|width|height|viewBox|transform)$/.test(attribute)
    ? 1
    : undefined;
};
/** Maximum length of an attribute that is written in full. */
const MAX_LENGTH = 1200;
const MAX_CHILDREN = 30;
/** Number of children that are written at the start and at the end of an element with more than `MAX_CHILDREN`. */
const SHOWN = 8;

const checksum = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);
/** Returns a number rounded to `digits` decimals. Adding 0 turns -0 into 0. */
const round = (number: string, digits: number): string =>
  String(Number(Number(number).toFixed(digits)) + 0);
const writeAttribute = (_: string, name: string, value: string): string => {
  const digits = getDecimals(name);
  const writtenValue =
    digits === undefined
      ? value
      : value.replaceAll(/-?\d+(?:\.\d+)?(?:e[-+]?\d+)?/g, (number) => round(number, digits));
  return writtenValue.length > MAX_LENGTH
    ? ` ${name}="${writtenValue.slice(0, MAX_LENGTH / 4)}… ${writtenValue.length} characters, ${checksum(writtenValue)}"`
    : ` ${name}="${writtenValue}"`;
};

/** Parses React's static markup into a tree of elements. */
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

/** Returns the lines of an element, one per tag. Above `MAX_CHILDREN` children, replaces the middle ones with a checksum of all. */
const writeElement = ({ tag, children }: Element, indent: string): string[] => {
  const name = tag.split(' ')[0]!;
  if (!children.length) return [`${indent}<${tag}/>`];
  if (children.every((child) => typeof child === 'string'))
    return [`${indent}<${tag}>${children.join('')}</${name}>`];
  const childLines = children.map((child) =>
    typeof child === 'string' ? [`${indent}  ${child}`] : writeElement(child, `${indent}  `),
  );
  const lines =
    childLines.length > MAX_CHILDREN
      ? [
          ...childLines.slice(0, SHOWN).flat(),
          `${indent}  <!-- ${childLines.length} in all, ${checksum(childLines.join('\n'))} -->`,
          ...childLines.slice(-SHOWN).flat(),
        ]
      : childLines.flat();
  return [`${indent}<${tag}>`, ...lines, `${indent}</${name}>`];
};

/** Formats React's static markup so that two versions can be compared line by line. */
export const formatMarkup = (markup: string): string =>
  parseMarkup(markup)
    .children.flatMap((child) => (typeof child === 'string' ? child : writeElement(child, '')))
    .map((line) => `${line}\n`)
    .join('');
