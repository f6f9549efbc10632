import { basename } from 'node:path';
import { sampled } from '../../tests/sampled';
import { csv, dollars, findCaseFiles, makeLine, loadedCases } from '../../tests/loadedCases';

jest.setTimeout(240_000);
const { write, load, loadOnce, query, awards, amounts } = loadedCases();

describe('files in any order', () => {
  it('give the newest version of each row and apply deletions', async () => {
    const files = [
      ...findCaseFiles('01_'),
      // Rows of files without a date in their names are compared by `last_modified_date`.
      write('b.csv', csv(makeLine({ ...dollars('1.00'), last_modified_date: '2024-01-01' }))),
      write('a.csv', csv(makeLine({ ...dollars('2.00'), last_modified_date: '2024-01-02' }))),
    ];
    for (const order of [files, [...files].reverse()]) {
      const summary = await load(order);
      expect(await amounts('TEST26C0009')).toEqual([['TEST26C0009', 2]]);
      expect((await amounts()).slice(0, 2)).toEqual([
        ['TEST26C0001', 750],
        ['TEST26C0003', 1000],
      ]);
      const full = summary.files.find(({ name }) => name.includes('Full'))!;
      const delta = summary.files.find(({ name }) => name.includes('Delta'))!;
      expect([full.outdated, delta.replaced, delta.deletions]).toEqual([2, 1, 1]);
    }
  });
  it('omit rows that a newer full file no longer has, but keep those of another year', async () => {
    const older = write(
      'FY2024_072_Contracts_Full_20260808_1.csv',
      csv(
        makeLine({}, 'GONE'),
        makeLine({ ...dollars('5.00') }, 'BOTH'),
        makeLine({ action_date: '2023-03-05' }, 'OTHERYEAR'),
      ),
    );
    const newer = write(
      'FY2024_072_Contracts_Full_20260908_1.csv',
      csv(makeLine({ ...dollars('7.00') }, 'BOTH')),
    );
    for (const order of [
      [older, newer],
      [newer, older],
    ]) {
      const summary = await load(order);
      expect(await amounts()).toEqual([
        ['BOTH', 7],
        ['OTHERYEAR', 1000],
      ]);
      expect(summary.files.find(({ name }) => name.includes('0808'))!.notes).toEqual([
        '1 row was left out: the newer file FY2024_072_Contracts_Full_20260908_1.csv no longer has it',
      ]);
    }
  });
  it.each(
    [
      ['its first part is not loaded', ['1'], ['2'], 'part 1 is not loaded'],
      ['the older file has more parts', ['1', '2'], ['1'], 'part 2 is not loaded'],
      ['one of its parts cannot be used', ['1'], ['1', 'bad 2'], 'part 2 is not loaded'],
      ['one of its rows is refused', ['1'], ['refused 1'], 'some of its rows were refused'],
    ].map(([name, olderParts, newerParts, reason], at) => ({
      name,
      olderParts: olderParts as string[],
      newerParts: newerParts as string[],
      reason: reason as string,
      at,
    })),
  )(
    'keep the rows of an older full file when the newer one is incomplete: $name',
    async ({ olderParts, newerParts, reason, at }) => {
      const name = (day: string, part: string) => `FY2024_072_Contracts_Full_${day}_${part}.csv`;
      const older = olderParts.map((part) =>
        write(name('20260808', part), csv(makeLine({}, `OLD${part}`))),
      );
      const newer = newerParts.map((part) => {
        const lines = part.startsWith('refused')
          ? [makeLine({}, 'NEW'), makeLine({ action_date: '' }, 'OLD1')]
          : [makeLine({}, `NEW${part}`)];
        return write(
          name('20260908', part.at(-1)!),
          part.startsWith('bad') ? 'name,age\nx,1\n' : csv(...lines),
        );
      });
      const orders = [
        [...older, ...newer],
        [...newer, ...older],
      ];
      for (const order of sampled(orders, 2, at)) {
        const { files } = await load(order);
        const keptIds = (await amounts()).map(([id]) => id);
        expect(keptIds.filter((id) => String(id).startsWith('OLD'))).toEqual(
          olderParts.map((part) => `OLD${part}`),
        );
        expect(files.find((file) => file.name.includes('20260908'))!.notes).toEqual([
          `rows that only older files have were kept: ${reason}`,
        ]);
      }
    },
  );
  it('give the newest of two versions of a row in one file', async () => {
    const versions = (key: string) => [
      makeLine({ ...dollars('1.00'), last_modified_date: '2024-01-01' }, key),
      makeLine({ ...dollars('2.00'), last_modified_date: '2024-01-02' }, key),
    ];
    const lines = [...versions('RISING'), ...versions('FALLING').reverse()];
    const { files } = await load([write('a.csv', csv(...lines))]);
    expect([files[0]!.refused, await amounts()]).toEqual([
      2,
      [
        ['FALLING', 2],
        ['RISING', 2],
      ],
    ]);
  });
});

describe('recipient identifiers', () => {
  const markers = ['na', 'NULL', 'N/A', 'None', 'NaN', '-'];
  const fileOf = loadOnce(() => [
    ...findCaseFiles('02_'),
    write(
      'words.csv',
      csv(
        ...markers.flatMap((word) =>
          ['ONE', 'ANOTHER'].map((name) =>
            makeLine(
              { recipient_uei: word, recipient_name: `${name} ${word}` },
              `WORD${name}${word}`,
            ),
          ),
        ),
      ),
    ),
    write(
      'keys.csv',
      csv(
        makeLine({ recipient_uei: 'SHORT', recipient_name: 'KEY ONE' }, 'A'),
        makeLine({ recipient_uei: 'SHORT', recipient_name: 'KEY TWO' }, 'B'),
        makeLine({ recipient_uei: '', recipient_duns: '12345', recipient_name: 'KEY THREE' }, 'C'),
        makeLine(
          { recipient_uei: '', recipient_duns: '80000001', recipient_name: 'KEY FOUR' },
          'D',
        ),
        makeLine({ recipient_uei: 'sample000001', recipient_name: 'KEY FIVE' }, 'E'),
      ),
    ),
  ]);
  it('are null for words that mean "no value"', async () => {
    expect((await awards('TEST')).map(({ name, uei }) => [name, uei])).toEqual([
      ['SAMPLE WORKS 1 INC', null],
      ['SAMPLE FARM LLC', null],
      ['SAMPLE WORKS 3 INC', 'SAMPLE000003'],
    ]);
    expect(fileOf('02_r_na.csv')).toMatchObject({
      kept: 3,
      repaired: 3,
      repairs: [
        {
          what: 'words for "no value" were read as empty',
          rows: 3,
          first: [{ line: 2 }, { line: 3 }, { line: 4 }],
        },
      ],
    });
  });
  it('are null for words that mean "no value" in any spelling', async () => {
    const recipients = await awards('WORD');
    expect(recipients.map(({ uei }) => uei)).toEqual(Array(2 * markers.length).fill(null));
    expect(new Set(recipients.map(({ name }) => name)).size).toBe(2 * markers.length);
  });
  it('are repaired or left out when they are not a UEI of 12 characters or a DUNS of 9 digits', async () => {
    expect(
      await query("select name, uei, duns from recipient where name like 'KEY %' order by 1"),
    ).toEqual([
      { name: 'KEY FIVE', uei: 'SAMPLE000001', duns: null },
      { name: 'KEY FOUR', uei: null, duns: '080000001' },
      { name: 'KEY ONE', uei: null, duns: null },
      { name: 'KEY THREE', uei: null, duns: null },
      { name: 'KEY TWO', uei: null, duns: null },
    ]);
    expect(fileOf('keys.csv').repaired).toBe(5);
  });
});

describe.each([
  ['in the given order', (files: string[]) => files],
  ['in reverse order', (files: string[]) => files.reverse()],
])('identifiers across several files, %s', (_, inOrder) => {
  const fileOf = loadOnce(() => inOrder(findCaseFiles('04_', '07_')));
  it('match a recipient with only a DUNS in one file and also a UEI in another', async () => {
    expect(
      await query("select name, uei, duns from recipient where name = 'SAMPLE WORKS INC'"),
    ).toEqual([{ name: 'SAMPLE WORKS INC', uei: 'SAMPLE000001', duns: '080000001' }]);
    expect((await awards('TEST26C')).map(({ amount, uei }) => [amount, uei])).toEqual([
      [1000, 'SAMPLE000001'],
      [1000, 'SAMPLE000001'],
    ]);
    expect(findCaseFiles('04_').flatMap((file) => fileOf(basename(file)).notes)).toEqual([
      expect.stringContaining('1 row identifies its recipient by DUNS only'),
    ]);
  });
  it('match an award in upper and lower case', async () => {
    expect(
      await query(`select a.display_id as id, x.amount::DOUBLE as amount
        from award a
        join tx x on x.award_id = a.id
        where starts_with(a.display_id, 'TESTGR')`),
    ).toEqual([{ id: 'TESTGR260001', amount: 1000 }]);
  });
});

it('a strict load refuses rows and files that need repair, with the reason', async () => {
  const { files, skipped } = await load(findCaseFiles('03_', '08_'), true);
  expect(files.find(({ name }) => name === '03_lost_zeros.csv')).toMatchObject({
    kept: 0,
    refused: 1,
    repaired: 0,
    refusals: [{ line: 2, reason: 'awarding_agency_code had the wrong format: 72' }],
  });
  expect(skipped).toEqual([
    '08_one_latin1_byte.csv: line 4 is not UTF-8 text. Save the file as UTF-8',
  ]);
  expect(await amounts()).toEqual([['TEST26C0002', 1000]]);
});
