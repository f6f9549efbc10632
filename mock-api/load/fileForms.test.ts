import { createWriteStream, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import yazl from 'yazl';
import {
  columns,
  csv,
  findCaseFiles,
  header,
  makeLine,
  loadedCases,
  text,
} from '../../tests/loadedCases';

jest.setTimeout(240_000);
const { folder, write, loadOnce, awards, amounts } = loadedCases();

describe('a loaded file', () => {
  /** Returns the text of a test case file, with award IDs that start with `own`. */
  const ownCase = (start: string, own: string): string =>
    readFileSync(findCaseFiles(start)[0]!, 'latin1').replaceAll('TEST26C', own);
  const tsv = (own: string) => ownCase('05_', own);
  const writeZip = async (own: string) => {
    const zip = new yazl.ZipFile();
    zip.addBuffer(Buffer.from(tsv(own)), basename(findCaseFiles('05_')[0]!));
    zip.addBuffer(Buffer.from('What this is'), 'README.txt');
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(join(folder(), 'a.zip')));
    return join(folder(), 'a.zip');
  };
  /** Formats of a file with two awards: the format, the file name in the report, and a function that writes the file. */
  const forms: readonly (readonly [string, string, () => Promise<string> | string])[] = [
    ['a TSV', 'a.tsv', () => write('a.tsv', tsv('TSV'))],
    ['a gzipped TSV', 'gzipped.tsv.gz', () => write('gzipped.tsv.gz', gzipSync(tsv('GZIP')))],
    [
      'a pipe-delimited file',
      'pipes.txt',
      () => write('pipes.txt', tsv('PIPE').replaceAll('\t', '|')),
    ],
    [
      'a semicolon-delimited file',
      'semicolons.csv',
      () => write('semicolons.csv', tsv('SEMICOLON').replaceAll('\t', ';')),
    ],
    [
      'a zipped TSV with a README',
      'a.zip/05_Contracts_PrimeTransactions_1.tsv',
      () => writeZip('ZIP'),
    ],
    ['UTF-16', 'wide.csv', () => write('wide.csv', Buffer.from(`\uFEFF${tsv('WIDE')}`, 'utf16le'))],
  ];
  const order = [...columns.slice(5), ...columns.slice(0, 5)];
  const reorder = (values: string) => {
    const cells = values.split(',');
    return order.map((name) => cells[columns.indexOf(name)]!).join(',');
  };
  const fileOf = loadOnce(async () => [
    ...findCaseFiles('06_good', '06_trailing'),
    write('06b_pandas_index.csv', ownCase('06b_', 'INDEX')),
    write(
      'delimiters.csv',
      [header, `${makeLine({}, 'T1')},`, `${makeLine({}, 'T2')},`, ''].join('\n'),
    ),
    write('11_upper_case_header.csv', ownCase('11_', 'UPPER')),
    write(
      'quoted.csv',
      text
        .replace(header, columns.map((name) => `"${name}"`).join(','))
        .replaceAll('TEST26C0009', 'QUOTED'),
    ),
    write('08_one_latin1_byte.csv', Buffer.from(ownCase('08_', 'BYTE'), 'latin1')),
    write('cut.csv', csv(makeLine({}, 'CUT')).trimEnd()),
    write(
      'amount.csv',
      [
        reorder(header),
        reorder(makeLine({}, 'AMOUNT1')),
        reorder(makeLine({}, 'AMOUNT2')).replace(/00\.00$/, ''),
      ].join('\n'),
    ),
    ...(await Promise.all(forms.map(([, , make]) => make()))),
  ]);
  it('may have columns without a name, which are omitted with a note', async () => {
    expect(await amounts('TEST26C')).toHaveLength(3);
    expect(await amounts('INDEX')).toHaveLength(2);
    for (const name of ['06_trailing_comma.csv', '06b_pandas_index.csv'])
      expect(fileOf(name).notes).toEqual(['1 column has no name and was left out']);
  });
  it('may have rows with a trailing delimiter when the header has none', () => {
    expect(fileOf('delimiters.csv')).toMatchObject({ kept: 2, refused: 0 });
  });
  it('may have column names in upper case or in quotes', async () => {
    expect(await amounts('UPPER')).toEqual([['UPPER0001', 1000]]);
    expect(await amounts('QUOTED')).toEqual([['QUOTED', 1000]]);
  });
  it.each(forms)('may be %s', (_, name) => {
    expect(fileOf(name)).toMatchObject({ kept: 2, refused: 0, repaired: 0 });
  });
  it('may contain a byte that is not UTF-8, which is reported without losing the row', async () => {
    expect(fileOf('08_one_latin1_byte.csv')).toMatchObject({
      kept: 5,
      repairs: [
        {
          what: 'bytes that are not UTF-8 were read as Windows-1252',
          rows: 1,
          first: [{ line: 4 }],
        },
      ],
    });
    expect((await awards('BYTE'))[2]).toMatchObject({ name: 'SAMPLE CAFÉ 3 INC', amount: 1000 });
  });
  it('gets a note when its last line has no line break, and a refused row when it ends within an amount', () => {
    expect(fileOf('cut.csv')).toMatchObject({
      kept: 1,
      notes: ['line 2, the last one, has no line break and may be truncated'],
    });
    expect(fileOf('amount.csv')).toMatchObject({
      kept: 1,
      refusals: [{ line: 3, reason: 'the file is truncated: it ends within an amount' }],
    });
  });
});
