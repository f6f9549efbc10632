import {
  estimateAccountFile,
  estimateAwardFile,
  formatEstimatedSize,
  isSmallFile,
} from './fileEstimate';

describe('the estimated size of a file', () => {
  it.each([
    [{}, 'about 10 kB'],
    [{ transactions: 1 }, 'about 10 kB'],
    [{ transactions: 100 }, 'about 35 kB'],
    [{ transactions: 12_345 }, 'about 3.1 MB'],
    [{ transactions: 12_345, subawards: 1_000 }, 'about 3.4 MB'],
    [{ transactions: 3_999_000 }, 'about 1 GB'],
    [{ transactions: 6_600_000 }, 'about 1.7 GB'],
    [{ accounts: 2_000 }, 'about 150 kB'],
  ])('of %j is %s', (rows, size) => expect(formatEstimatedSize(rows)).toBe(size));
});

describe('the estimate of a file of award data', () => {
  it('names the rows of each level that the file contains, and the size', () => {
    expect(estimateAwardFile({ transactions: 12_345, subawards: null }, true)).toEqual({
      rows: 12_345,
      text: '12,345 prime transactions, about 3.1 MB.',
    });
    expect(estimateAwardFile({ transactions: 1, subawards: 1_000 }, true)).toEqual({
      rows: 1_001,
      text: '1 prime transaction and 1,000 subawards, about 360 kB.',
    });
    expect(estimateAwardFile({ transactions: 0, subawards: 3 }, true).text).toBe(
      '0 prime transactions and 3 subawards, about 11 kB.',
    );
  });
  it('says that all agencies are counted while none is chosen', () =>
    expect(estimateAwardFile({ transactions: null, subawards: 1_000 }, false).text).toBe(
      '1,000 subawards, about 360 kB. No agency is chosen yet, so all agencies are counted.',
    ));
  it('warns of a file without rows', () => {
    const emptyFile = estimateAwardFile({ transactions: 0, subawards: null }, true);
    expect(emptyFile.rows).toBe(0);
    expect(emptyFile.text).toMatch(/^No records match these choices/);
  });
});

describe('the estimate of a file of account balances', () => {
  it('has about one row per federal account', () =>
    expect(estimateAccountFile(2_000, false)).toEqual({
      rows: 2_000,
      text: 'About 2,000 rows, one per federal account, about 150 kB.',
    }));
  it('is an upper limit with a budget function', () =>
    expect(estimateAccountFile(1, true).text).toBe(
      'Up to 1 row, one per federal account, about 10 kB.',
    ));
  it('warns of an agency without accounts', () =>
    expect(estimateAccountFile(0, false).text).toMatch(/^This agency has no federal accounts/));
});

describe('a small file', () => {
  it.each([
    [0, true],
    [10_000, true],
    [10_001, false],
    [null, false],
  ])('with %p rows: %p', (rows, isSmall) => expect(isSmallFile({ text: '', rows })).toBe(isSmall));
});
