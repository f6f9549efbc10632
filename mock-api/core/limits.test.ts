import { readLimits } from './limits';

describe('the limits of the server', () => {
  it('have defaults', () => {
    expect(readLimits({})).toEqual({
      statementMs: 20_000,
      arrivalMs: 15_000,
      closingMs: 5000,
      savedBytes: 1000 * 1024 * 1024,
      savedMs: 730 * 24 * 3600 * 1000,
      waitingDownloads: 500,
      clientRequests: 60,
      clientRequestsPerMinute: 1200,
    });
  });
  it('follow the settings, in their units', () => {
    expect(
      readLimits({
        SPENDING_STATEMENT_SECONDS: '0.5',
        SPENDING_SAVED_MEGABYTES: '2',
        SPENDING_WAITING_DOWNLOADS: '7',
      }),
    ).toMatchObject({ statementMs: 500, savedBytes: 2 * 1024 * 1024, waitingDownloads: 7 });
  });
  it.each([
    ['SPENDING_STATEMENT_SECONDS', '0', 'above 0 and at most 86400, for example 20'],
    ['SPENDING_ARRIVAL_SECONDS', 'soon', 'above 0 and at most 3600, for example 15'],
    ['SPENDING_WAITING_DOWNLOADS', '1.5', 'a whole number from 1 to 100000, for example 500'],
    ['SPENDING_CLIENT_REQUESTS', '-1', 'a whole number from 1 to 100000, for example 60'],
  ])('name an invalid setting: %s=%s', (variable, text, rule) => {
    expect(() => readLimits({ [variable]: text })).toThrow(
      `${variable} must be ${rule}. It is ${text}`,
    );
  });
});
