import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { renderAt } from '../render';
import { isFullRun, sampled } from '../sampled';
import { journeyApi } from './journeyApi';
import { resolveAddress, kindsOfPages, waitForStablePage } from './kindsOfPages';

/*
 * Tests every kind of page with damaged responses (to all requests, then to those of one path at a time), and with faults such as
 * status 500. A full run tests every case; other runs test a sample.
 * The page must not be blank, crash, or state a zero or an absence that the intact page does not state.
 * After Retry with intact responses, it must show all of its content again.
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
const absurdValues = [1e15, -3e15, 1e300];
const replaceNumbers = (json: Json): Json => {
  let at = 0;
  return mapLeaves((leaf) => {
    at += 1;
    return typeof leaf === 'number' ? absurdValues[at % absurdValues.length]! : leaf;
  })(json);
};
const damages: readonly (readonly [name: string, damage: (json: Json) => Json])[] = [
  ['null leaves', mapLeaves(() => null)],
  ['wrong types', mapLeaves((leaf) => (typeof leaf === 'number' ? 'abc' : { odd: [leaf] }))],
  ['an empty object', () => ({})],
  ['absurd numbers', replaceNumbers],
];
/** Examples of faults that the network and the server cause. */
const faults = ['status=500', 'truncate', 'empty', 'malformed'] as const;
/** Returns the faults for the page at an index: all of them in a full run, otherwise one for odd indexes and none for even ones. */
const chooseFaults = (at: number) =>
  isFullRun ? faults : at % 2 ? [faults[(at >> 1) % faults.length]!] : [];

const waitUntilStable = () => waitForStablePage(api);
/** Returns the texts of the page content, except error messages, texts for screen readers and the home page's heading. */
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
const removeShare = (text: string) => text.replace(/ · \S+$/, '');

/** Returns the defects of the current page: missing parts, crashes, and wrong texts that the intact page lacks. */
const findProblems = (intact: ReadonlySet<string>): string[] => {
  const main = document.querySelector('main')!;
  const intactTexts = new Set([...intact].map(removeShare));
  const addedTexts = texts().filter((text) => !intactTexts.has(removeShare(text)));
  const listProblems = (name: string, is: (text: string) => boolean) =>
    addedTexts.filter(is).map((text) => `${name}: ${text.slice(0, 120)}`);
  return [
    ...(main.textContent.trim().length < 40 ? ['is blank'] : []),
    ...(screen.queryByRole('navigation', { name: 'Primary' }) ? [] : ['has no navigation']),
    ...[...document.querySelectorAll('main .error-box')].map((box) => `crash: ${box.textContent}`),
    ...listProblems('false zero', isZero),
    ...listProblems('false absence', isAbsence),
    ...listProblems('garbage', isGarbage),
  ];
};
/** Presses Retry for up to four rounds. Returns a problem if an error remains, or if content is missing after unreadable responses. */
const retryAll = async (intact: ReadonlySet<string>, isReadable: boolean): Promise<string[]> => {
  const hadErrors = screen.queryAllByRole('alert').length > 0;
  for (let round = 0; round < 4; round += 1) {
    const buttons = screen.queryAllByRole('button', { name: 'Retry' });
    if (!buttons.length) break;
    act(() => buttons.forEach((button) => button.isConnected && button.click()));
    await waitUntilStable();
  }
  const after = new Set(texts());
  const missing = [...intact].filter((text) => !after.has(text));
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  // A page that could read damaged values does not request them again until it is reopened.
  return alerts.length || (hadErrors && !isReadable && missing.length)
    ? [
        `not recovered: ${missing.length} of ${intact.size} texts, ${alerts[0] ?? missing[0]}`.slice(
          0,
          200,
        ),
      ]
    : [];
};

beforeEach(() => {
  // Makes the start of the home page's sentence predictable.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});

it.each(kindsOfPages.map(([kind, address], at) => ({ kind, address, at })))(
  'damaged responses never blank, crash or falsify the page of $kind, and Retry restores it',
  async ({ address: given, at }) => {
    const address = await resolveAddress(given);
    const open = async () => {
      renderAt(address);
      // A page can look stable before its code has loaded and before it has sent its first request.
      await waitFor(
        () => {
          expect(document.querySelector('main h1')).not.toBeNull();
          expect(api.requests.length).toBeGreaterThan(0);
        },
        { timeout: 30_000 },
      );
      await waitUntilStable();
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
    const wholeCases = damages.map(([name, damage]) => ({ name, damage, match: /\/api\// }));
    const pathCases = paths.flatMap((path) =>
      damages.map(([name, damage]) => ({
        name: `${name} in ${path}`,
        damage,
        match: new RegExp(`${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
      })),
    );
    for (const { name, damage, match } of [
      ...sampled(wholeCases, 4, at),
      ...sampled(pathCases, 60, at),
    ])
      await visit(
        name,
        () => api.rewrite(match, damage as (answer: unknown) => unknown),
        /^(null|absurd)/.test(name),
      );
    for (const fault of chooseFaults(at)) await visit(fault, () => api.fault(/\/api\//, fault));
    expect(failures).toEqual([]);
  },
);
