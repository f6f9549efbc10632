import { openTinyWorld, type TinyWorld } from '../../tests/tinyWorld';
import type { Context } from './context';
import { keywordsPredicate, recipientTextsPredicate } from './texts';
import { Values } from './values';

let world: TinyWorld;
beforeAll(async () => {
  world = await openTinyWorld();
});
afterAll(() => world.close());
const findByKeywords = (...list: string[]) => world.find({ keywords: list });
/** Texts that match nothing. The list is too long for its texts to be searched one by one. */
const otherTexts = Array.from({ length: 20 }, (_, index) => `nothing like it ${index}`);

describe('award keywords', () => {
  it.each([
    ['a word of the description', 'lunar', [1]],
    ['the beginning of a word', 'engin', [1]],
    ['not the middle of a word', 'gines', []],
    ['a phrase', 'lunar lander', [1]],
    ['a phrase in another order', 'lander lunar', []],
    ['punctuation between words is ignored', 'LUNCHES -- 2022', [3]],
    ['a recipient', 'Acme Rock', [1]],
    ['a UEI', 'LONESTARLAB3', [2, 5]],
    ['a DUNS number', '222222222', [1]],
    ['the text of a NAICS code', 'computer systems', [2]],
    ['a NAICS code', '541511', [1]],
    ['the text of a PSC', 'national defense', [5]],
    ['a PSC', 'D302', [2]],
    ['the beginning of an award ID, in any case', 'w912', [1, 2]],
    ['not the end of an award ID', '12AB', []],
    ['a URI', 'URI-ABC', [4]],
    ['surrounding spaces', '  w912a ', [1]],
    ['punctuation only', '---', []],
    ['an agency, which only transactions search', 'Department of Energy', []],
  ])('match the expected awards: %s', async (_name, keyword, expectedIds) => {
    expect(await findByKeywords(keyword)).toEqual(expectedIds);
  });
  it('are combined with OR, without keywords that are only punctuation', async () => {
    expect(await findByKeywords('lunar', 'wind farm')).toEqual([1, 4]);
    expect(await findByKeywords('...', 'wind farm')).toEqual([4]);
    expect(await findByKeywords(...otherTexts, 'lunar', 'URI-ABC', 'National Defense')).toEqual([
      1, 4, 5,
    ]);
    expect(await findByKeywords(...otherTexts, '12AB', 'ABC-9')).toEqual([]);
    expect(await world.find({ keywords: [...otherTexts, 'ub-1'] }, 'subawards')).toEqual([]);
    expect(
      await world.find({ keywords: [...otherTexts, '00001', 'oronto'] }, 'transactions', {
        wide: true,
      }),
    ).toEqual([]);
    expect(
      await world.find(
        { keywords: ['department of education', 'department of energy'] },
        'transactions',
        { wide: true },
      ),
    ).toEqual([31, 32, 41, 42]);
  });
});

describe('transaction and subaward keywords', () => {
  const findTransactions = (keyword: string, wide: boolean) =>
    world.find({ keywords: [keyword] }, 'transactions', { wide });
  it('match the description of the record and fields of its award', async () => {
    expect(await findTransactions('extension', false)).toEqual([12, 22]);
    expect(await findTransactions('w912ab', false)).toEqual([11, 12]);
    expect(await findTransactions('541511', false)).toEqual([11, 12]);
    expect(await world.find({ keywords: ['steel'] }, 'subawards')).toEqual([101, 102]);
    expect(await world.find({ keywords: ['w912'] }, 'subawards')).toEqual([101, 102]);
    expect(await world.find({ keywords: ['sub-1'] }, 'subawards')).toEqual([101]);
    expect(await world.find({ keywords: ['lone star'] }, 'subawards')).toEqual([101]);
    expect(await world.find({ keywords: ['541511'] }, 'subawards')).toEqual([]);
  });
  it.each([
    ['an agency', 'department of energy', [41, 42]],
    ['a subtier agency', 'the army', [11, 12, 21, 22, 51]],
    ['a state of performance or of the recipient', 'texas', [11, 12, 21, 22, 51]],
    ['a city', 'toron', [41, 42]],
    ['a listing', 'energy loans', [41, 42]],
    ['the number of a listing', '93.778', [41, 42]],
    ['a modification number', 'p0000', [12, 22]],
    ['not the end of a modification number', '00001', []],
  ])(
    'match the expected transactions in the wide search: %s',
    async (_name, keyword, expectedIds) => {
      expect(await findTransactions(keyword, true)).toEqual(expectedIds);
      expect((await findTransactions(keyword, false)).length).toBeLessThan(
        Math.max(1, expectedIds.length),
      );
    },
  );
});

describe('the description filter', () => {
  it('matches a phrase in the description of the record itself', async () => {
    expect(await world.find({ description: 'Lunar Land' })).toEqual([1]);
    expect(await world.find({ description: 'extension' })).toEqual([]);
    expect(await world.find({ description: 'extension' }, 'transactions')).toEqual([12, 22]);
    expect(await world.find({ description: 'valves' }, 'subawards')).toEqual([101, 102]);
  });
  it('matches nothing when it is only punctuation', async () => {
    expect(await world.find({ description: '?!' })).toEqual([]);
  });
});

describe('recipient search texts', () => {
  const findByRecipient = (...texts: string[]) => world.find({ recipient_search_text: texts });
  it.each([
    ['the beginning of a name', 'Lone Star', [2, 5]],
    ['a parent matches its children', 'acme hold', [1, 3]],
    ['a name that is the start of other names', 'acme', [1, 3, 4]],
    ['a UEI', 'acmerockets2', [1]],
    ['a DUNS number', '444444444', [4]],
    ['a whole name in quotes', '"acme"', [4]],
    ['quotes with surrounding spaces', '  "Acme"  ', [4]],
    ['spaces inside the quotes', '" Acme "', [4]],
    ['a UEI in quotes', '"LONESTARLAB3"', [2, 5]],
    ['a DUNS in quotes', '"111111111"', [1, 3]],
    ['part of a name in quotes', '"acme r"', []],
    ['nothing in quotes', '""', []],
    ['punctuation in quotes', '"--"', []],
    ['punctuation only', '--', []],
    ['a quoted part after other text', 'x "acme"', []],
    ['a quoted part before other text', '"acme" x', []],
    ['a single opening quote', '"acme rock', [1]],
    ['a single closing quote', 'acme rock"', [1]],
  ])('match the expected awards: %s', async (_name, text, expectedIds) => {
    expect(await findByRecipient(text)).toEqual(expectedIds);
  });
  it('match nothing when they are empty or only punctuation', () => {
    const context = () => ({ level: 'awards', values: new Values() }) as Context;
    for (const text of ['""', '"--"', ' "" ', '--', ''])
      expect([
        text,
        recipientTextsPredicate(context(), [text]),
        keywordsPredicate(context(), [text]),
      ]).toEqual([text, 'false', 'false']);
  });
  it('are combined with OR, with or without quotes', async () => {
    expect(await findByRecipient('"acme"', 'lone star')).toEqual([2, 4, 5]);
    expect(await findByRecipient(...otherTexts, 'lone star', '"Acme"')).toEqual([2, 4, 5]);
  });
  it('do not match subawards by the parent of their recipient', async () => {
    expect(await world.find({ recipient_search_text: ['acme holdings'] }, 'subawards')).toEqual([]);
    expect(await world.find({ recipient_search_text: ['acme rockets'] }, 'subawards')).toEqual([
      102,
    ]);
  });
});

describe('award IDs', () => {
  const findByAwardId = (...list: string[]) => world.find({ award_ids: list });
  it.each([
    ['part of an ID, in any case', '12', [1, 2]],
    ['a whole ID', 'W912XY', [2]],
    ['surrounding spaces', ' w912xy ', [2]],
    ['part of a URI', 'abc', [4]],
    ['a whole ID in quotes', '"w912ab"', [1]],
    ['part of an ID in quotes', '"w912"', []],
    ['a URI in quotes', '"URI-ABC-9"', [4]],
    ['an ID of no award', 'ZZZ', []],
  ])('match the expected awards: %s', async (_name, id, expectedIds) => {
    expect(await findByAwardId(id)).toEqual(expectedIds);
  });
  it('are combined with OR, in short and long lists', async () => {
    expect(await findByAwardId('"W912AB"', 'fain')).toEqual([1, 3]);
    expect(await findByAwardId(...otherTexts, 'fain', 'sai', '"idv5"')).toEqual([3, 4, 5]);
    expect(await findByAwardId(...otherTexts.map((text) => `"${text}"`), '"idv5"')).toEqual([5]);
  });
  it('match transactions by their award, and subawards by their award or by their full subaward number', async () => {
    expect(await world.find({ award_ids: ['fain'] }, 'transactions')).toEqual([31, 32]);
    expect(await world.find({ award_ids: ['w912ab'] }, 'subawards')).toEqual([101, 102]);
    expect(await world.find({ award_ids: ['"sub-2"'] }, 'subawards')).toEqual([102]);
    expect(await world.find({ award_ids: [' SUB-2 '] }, 'subawards')).toEqual([102]);
    expect(await world.find({ award_ids: ['x-'] }, 'subawards')).toEqual([]);
    expect(await world.find({ award_ids: ['"FAIN-3"', '"SUB-2"'] }, 'subawards')).toEqual([
      102, 301,
    ]);
  });
});
