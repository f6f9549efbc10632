import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { renderAt } from '../render';
import { isFullRun, sampled } from '../sampled';
import { journeyApi } from './journeyApi';
import { resolveAddress, kindsOfPages, waitForStablePage } from './kindsOfPages';

/*
 * Tests every kind of page with every kind of damaged response, first to all of its requests and then to one path at a time.
 * The page must not be blank or crash, must not state a zero or an absence that the intact page does not state, and
 * must have all of its content back after Retry once responses are intact again.
 */
const api = journeyApi({ quiet: true });
// The full matrix opens each page up to 100 times.
if (isFullRun) jest.setTimeout(600_000);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
const mapLeaves =
  (change: (leaf: Json) => Json) =>
  (json: Json): Json => {
    if (Array.isArray(json)) return json.map(mapLeaves(change));
    if (typeof json === 'object' && json !== null)
      return Object.fromEntries(
        Object.entries(json).map(([key, value]) => [key, mapLeaves(change)(value)]),
      );
    return change(json);
  };
/** Numbers beyond any real date, count or amount, used in turn. */
const absurd = [1e15, -3e15, 1e300];
const absurdNumbers = (json: Json): Json => {
  let at = 0;
  return mapLeaves((leaf) => {
    at += 1;
    return typeof leaf === 'number' ? absurd[at % absurd.length]! : leaf;
  })(json);
};
const damages: readonly (readonly [name: string, damage: (json: Json) => Json])[] = [
  ['null leaves', mapLeaves(() => null)],
  ['wrong types', mapLeaves((leaf) => (typeof leaf === 'number' ? 'abc' : { odd: [leaf] }))],
  ['an empty object', () => ({})],
  ['absurd numbers', absurdNumbers],
];
/** Examples of faults that the network and the server cause. */
const faults = ['status=500', 'truncate', 'empty', 'malformed'] as const;
/** All faults in a full run; otherwise one fault for every other page, so that each fault is tested on two pages. */
const chooseFaults = (at: number) =>
  isFullRun ? faults : at % 2 ? [faults[(at >> 1) % faults.length]!] : [];

const settled = () => waitForStablePage(api);
/** Returns all texts of the page content, except error messages. */
const texts = (): readonly string[] =>
  [...document.querySelectorAll('main *')]
    .filter(({ childNodes }) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim()),
    )
    // The heading of the home page changes with time, not with responses.
    .filter((element) => !element.closest('[role="alert"], .usa-sr-only, .home__title'))
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

/** Returns whether a text contains a zero amount or a zero count. */
const isZero = (text: string) => /\$0(?![\d.,]*[1-9])|(?<![\d.,$])0 [a-z]/.test(text);
const isAbsence = (text: string) => /(?<!-)\b(no|none|nothing|nobody|never)\b/i.test(text);
const isGarbage = (text: string) => /NaN|undefined|\[object|\bnull\b|Infinity|Invalid/.test(text);

/** Returns a text without the share that follows an amount. */
const withoutShare = (text: string) => text.replace(/ · \S+$/, '');

/** Returns the faults of the current page that the intact page does not have. */
const findProblems = (intact: ReadonlySet<string>): string[] => {
  const main = document.querySelector('main')!;
  const intactTexts = new Set([...intact].map(withoutShare));
  const more = texts().filter((text) => !intactTexts.has(withoutShare(text)));
  const listProblems = (name: string, is: (text: string) => boolean) =>
    more.filter(is).map((text) => `${name}: ${text.slice(0, 120)}`);
  return [
    ...(main.textContent.trim().length < 40 ? ['is blank'] : []),
    ...(screen.queryByRole('navigation', { name: 'Primary' }) ? [] : ['has no navigation']),
    ...[...document.querySelectorAll('main .error-box')].map((box) => `crash: ${box.textContent}`),
    ...listProblems('false zero', isZero),
    ...listProblems('false absence', isAbsence),
    ...listProblems('garbage', isGarbage),
  ];
};
/** Presses every Retry button until none is left. Returns a problem if content of the intact page is still missing. */
const retryAll = async (intact: ReadonlySet<string>, isReadable: boolean): Promise<string[]> => {
  const failed = screen.queryAllByRole('alert').length > 0;
  for (let round = 0; round < 4; round += 1) {
    const buttons = screen.queryAllByRole('button', { name: 'Retry' });
    if (!buttons.length) break;
    act(() => buttons.forEach((button) => button.isConnected && button.click()));
    await settled();
  }
  const after = new Set(texts());
  const missing = [...intact].filter((text) => !after.has(text));
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  // Damaged values that the page could read are not requested again until it is reopened.
  return alerts.length || (failed && !isReadable && missing.length)
    ? [
        `not recovered: ${missing.length} of ${intact.size} texts, ${alerts[0] ?? missing[0]}`.slice(
          0,
          200,
        ),
      ]
    : [];
};

beforeEach(() => {
  // Fixes the random start of the home page's sentence.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});

it.each(kindsOfPages.map(([kind, address], at) => ({ kind, address, at })))(
  'damaged responses never blank, crash or falsify the page of $kind, and Retry restores it',
  async ({ address: given, at }) => {
    const address = await resolveAddress(given);
    const open = async () => {
      renderAt(address);
      // The page does not change while its code loads either, and a request of the previous page may remain.
      await waitFor(
        () => {
          expect(document.querySelector('main h1')).not.toBeNull();
          expect(api.requests.length).toBeGreaterThan(0);
        },
        { timeout: 30_000 },
      );
      await settled();
    };
    await open();
    const intact = new Set(texts());
    const paths = [
      ...new Set(api.requests.map(({ path }) => path.replace(/^.*\/api|\?.*$/g, ''))),
    ].sort();
    expect([...intact].some((text) => text === 'Something went wrong')).toBe(false);
    const failures: string[] = [];
    const visit = async (cell: string, harm: () => void, isReadable = false) => {
      cleanup();
      api.reset();
      harm();
      await open();
      const problems = findProblems(intact);
      api.heal();
      problems.push(...(await retryAll(intact, isReadable)));
      failures.push(...problems.map((problem) => `${cell}: ${problem}`));
    };
    const whole = damages.map(([name, damage]) => ({ name, damage, match: /\/api\// }));
    const single = paths.flatMap((path) =>
      damages.map(([name, damage]) => ({
        name: `${name} in ${path}`,
        damage,
        match: new RegExp(`${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
      })),
    );
    for (const { name, damage, match } of [...sampled(whole, 4, at), ...sampled(single, 60, at)])
      await visit(
        name,
        () => api.rewrite(match, damage as (answer: unknown) => unknown),
        /^(null|absurd)/.test(name),
      );
    for (const fault of chooseFaults(at)) await visit(fault, () => api.fault(/\/api\//, fault));
    expect(failures).toEqual([]);
  },
);
