import {
  toResponseError,
  requireList,
  getReason,
  ServiceError,
  unreadableError,
} from './serviceError';

const BUSY = 'The data service is busy or unavailable. Please try again in a moment.';
const FAILED = 'Something went wrong on our side. Please try again in a moment.';
const REFUSED =
  'The data service did not accept the request. Change or remove a filter and try again.';

/** Returns the fields of an error without its name. */
const getErrorFields = ({ message, status, retryable, cancelled, details }: ServiceError) => [
  message,
  status,
  retryable,
  cancelled,
  details,
];

describe('ServiceError', () => {
  it('has a message and empty details by default', () => {
    const error = new ServiceError('Words', { status: 404, retryable: true });
    expect(error).toBeInstanceOf(Error);
    expect([error.name, ...getErrorFields(error)]).toEqual([
      'ServiceError',
      'Words',
      404,
      true,
      false,
      '',
    ]);
    expect(new ServiceError('Words', { details: 'more' }).details).toBe('more');
  });
  it('for an unreadable response has status 200 and is retryable', () => {
    expect(getErrorFields(unreadableError())).toEqual([
      'The response was unreadable. Try again.',
      200,
      true,
      false,
      '',
    ]);
  });
  it('is thrown if a required list is missing', () => {
    const list = [1];
    expect(requireList(list)).toBe(list);
    expect(requireList([])).toEqual([]);
    for (const missingList of [undefined, null, {} as never])
      expect(() => requireList(missingList)).toThrow(unreadableError().message);
  });
});

const REFUSAL = { status: 422, retryable: false, retryAfter: 0 };

describe('toResponseError', () => {
  it.each([
    [429, 30, '30 seconds'],
    [503, 119, '119 seconds'],
    [503, 120, '2 minutes'],
    [503, 3601, '61 minutes'],
    [503, 2, '2 seconds'],
    [503, 1, 'a moment'],
    [503, 0, 'a moment'],
  ])(
    'with status %i and a wait of %i seconds asks to try again in %s',
    (status, retryAfter, wait) => {
      const error = toResponseError('busy', { status, retryable: true, retryAfter });
      expect([error.message, error.retryAfter]).toEqual([
        `The data service is busy or unavailable. Please try again in ${wait}.`,
        retryAfter,
      ]);
    },
  );
  it.each([
    [503, 'pool exhausted', BUSY],
    [429, 'slow down', BUSY],
    [500, 'broken', FAILED],
    [501, 'unsupported', FAILED],
    [502, 'upstream', FAILED],
    [504, 'late', FAILED],
    [599, 'odd', FAILED],
  ])(
    'with status %i has a plain message and keeps the reason as details',
    (status, reason, expectedMessage) => {
      const error = toResponseError(reason, { ...REFUSAL, status, retryable: true });
      expect(getErrorFields(error)).toEqual([expectedMessage, status, true, false, reason]);
    },
  );
  it.each([
    'time_period must be given',
    'a|b',
    '{a}',
    'a}',
    'list[0]',
    'x]',
    'less < more',
    'more > less',
    'the `sort`',
    "Field 'sort' is unknown",
    'this is no JSON',
    "'a'",
  ])('moves the technical reason %j to the details', (reason) => {
    expect([
      toResponseError(reason, REFUSAL).message,
      toResponseError(reason, REFUSAL).details,
    ]).toEqual([REFUSED, reason]);
  });
  it.each([
    'Keywords need at least three characters',
    "The agency 'Department of Defense' is unknown",
    "The agency's data",
    'JSONs are no word',
    "'' is empty",
    'Earliest day: 2007-10-01',
    '',
  ])('keeps the helpful reason %j as the message', (reason) => {
    const error = toResponseError(reason, REFUSAL);
    expect([error.message, error.details, error.retryable]).toEqual([reason, '', false]);
  });
  it('treats status 499 as a client error', () =>
    expect(toResponseError('Reason', { ...REFUSAL, status: 499 }).message).toBe('Reason'));
});

describe('getReason', () => {
  it.each<[unknown, string]>([
    [{ message: 'first', detail: 'second' }, 'first'],
    [{ message: ' ', detail: ' second ' }, 'second'],
    [{ message: ' first ' }, 'first'],
    [{ message: 5, detail: 'second' }, 'second'],
    [{ detail: { message: 'inner', award_type_groups: {} } }, 'inner'],
    [{ detail: { message: { message: 'deep' } } }, 'deep'],
    [{ message: null, detail: null }, 'fallback'],
    [{ detail: { text: 'inner' } }, 'fallback'],
    [{ detail: ['a'] }, 'fallback'],
    [{}, 'fallback'],
    [null, 'fallback'],
    [undefined, 'fallback'],
    [5, 'fallback'],
    [' plain text ', 'plain text'],
    ['  ', 'fallback'],
    ['', 'fallback'],
    ['<html>Bad Gateway</html>', 'fallback'],
    ['x'.repeat(600), 'x'.repeat(500)],
  ])('for %j returns %j', (response, reason) =>
    expect(getReason(response, 'fallback')).toBe(reason),
  );
});
