import { createTable } from '../db/createTable';
import type { Database } from '../db/database';
import { normalize } from '../db/searchText';
import type { Trade } from './business/trade';
import { tradeKeys, trades } from './business/trades';
import { choose, mix, draw } from './random';
import type { SetSize } from './size';

const contractEndings = [
  'base period',
  'option year one',
  'phase two',
  'regional program',
  'multi-year program',
  'annual renewal',
  'emergency response',
];
const purposes = ['Award under', 'Funds for', 'Support under', 'Payments under'];
const assistanceEndings = [
  'annual renewal',
  'continuation',
  'supplement',
  'regular program',
  'adjustment',
  'first award',
];

/** The range of a topic's descriptions in the table of texts. */
export interface TopicRange {
  firstId: number;
  count: number;
}

/** Returns an official title without its former name, shortened for a description. */
const shortenTitle = (title: string): string =>
  title
    .replace(/\s*\((formerly|see)[^)]*\)?/i, '')
    .replace(/^(.{90}\S*)\s.*$/, '$1')
    .trim();

/** Invents descriptions for each trade and assistance listing, and returns the range of each topic. */
export const buildTexts = async (
  db: Database,
  size: SetSize,
): Promise<ReadonlyMap<string, TopicRange>> => {
  const listings = await db.query<{ number: string; title: string; weight: number }>(
    'select number, title, weight from listing order by id',
  );
  const ranges = new Map<string, TopicRange>();
  const rows: { id: number; txt: string; norm: string }[] = [];
  const add = (topic: string, count: number, makeText: (id: number) => string): void => {
    ranges.set(topic, { firstId: rows.length, count });
    for (let nth = 0; nth < count; nth += 1) {
      const id = rows.length;
      const txt = makeText(id).toUpperCase();
      rows.push({ id, txt, norm: normalize(txt) });
    }
  };
  const textsPerKind = size.texts / 2;
  for (const key of tradeKeys) {
    const { verbs, goods }: Trade = trades[key];
    add(key, Math.ceil(textsPerKind / tradeKeys.length), (id) => {
      const longEnding =
        draw(id, 55) < 0.1
          ? `. ${choose(verbs, id, 56)} ${choose(goods, id, 57)} and related work as described in the statement of objectives`
          : '';
      return `${choose(verbs, id, 51)} ${choose(goods, id, 52)}, ${choose(contractEndings, id, 53)} ${mix(id, 54) % 1000}${longEnding}`;
    });
  }
  const textsPerListing = Math.max(textsPerKind / listings.length, 0.5);
  for (const { number, title, weight } of listings)
    add(
      number,
      Math.ceil(textsPerListing * (weight > 0 ? 2.5 : 0.5)),
      (id) =>
        `${choose(purposes, id, 51)} ${shortenTitle(title)}: ${choose(assistanceEndings, id, 53)} ${mix(id, 54) % 1000}`,
    );
  await createTable(db, 'text', 'id INTEGER, txt VARCHAR, norm VARCHAR', rows);
  return ranges;
};
