import { onDataSource, parseSource, reportSource, type DataSource } from './dataSource';

describe('parseSource', () => {
  it.each<[string, DataSource]>([
    ['sample; as-of=2025-11-15', { kind: 'sample', asOf: '2025-11-15', setKey: '', files: [] }],
    [
      'sample; as-of=2025-11-15; set=small_1',
      { kind: 'sample', asOf: '2025-11-15', setKey: 'small_1', files: [] },
    ],
    [
      'files; as-of=2025-11-15; files=%5B%22a.csv%22%2C%22b%20c.csv%22%5D',
      { kind: 'files', asOf: '2025-11-15', setKey: '', files: ['a.csv', 'b c.csv'] },
    ],
    [
      'files; as-of=2025-11-15; set=abc; files=%5B%22a.csv%22%5D',
      { kind: 'files', asOf: '2025-11-15', setKey: 'abc', files: ['a.csv'] },
    ],
    [
      'files; as-of=2025-11-15; files=',
      { kind: 'files', asOf: '2025-11-15', setKey: '', files: [] },
    ],
    [
      'files; as-of=2025-11-15; set=abc; files=%',
      { kind: 'files', asOf: '2025-11-15', setKey: 'abc', files: [] },
    ],
    [
      'files; as-of=2025-11-15; files=no%20list',
      { kind: 'files', asOf: '2025-11-15', setKey: '', files: [] },
    ],
  ])('reads %j', (header, source) => expect(parseSource(header)).toEqual(source));
  it.each([
    undefined,
    null,
    '',
    'sample',
    'hosted; as-of=2025-11-15',
    'sample; as-of=yesterday',
    'sample; as-of=2025-11-1',
    'sample; as-of=25-11-15',
    'xsample; as-of=2025-11-15',
    'sample; as-of=2025-11-15; other=1',
    'sample; as-of=2025-11-15x',
    'sample; as-of=2025-11-15; set=',
    'sample; as-of=2025-11-15; set=a b',
  ])('rejects %j', (header) => expect(parseSource(header)).toBeUndefined());
});

describe('onDataSource', () => {
  it('calls each listener for every source until it is removed', () => {
    const [first, second]: DataSource[][] = [[], []];
    const source: DataSource = { kind: 'sample', asOf: '2025-11-15', setKey: '', files: [] };
    reportSource(source);
    const endFirst = onDataSource((reportedSource) => first!.push(reportedSource));
    reportSource(source);
    endFirst();
    const endSecond = onDataSource((reportedSource) => second!.push(reportedSource));
    reportSource(source);
    endSecond();
    reportSource(source);
    expect([first, second]).toEqual([[source], [source]]);
  });
});
