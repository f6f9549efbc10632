/** Faults that cannot be derived from the contract's schemas, and statuses that no client can provoke, each with its reason. */

/**
 * Changes to a valid body, by path and status. A string replaces the whole body.
 * @type {[RegExp, Record<string, (string | object)[]>][]}
 */
export const furtherFaults = [
  // Any object is saved as it is; only values that are not objects are rejected.
  [/references\/filter\//, { 400: ['[]', '{'] }],
  // All other faults are rejected with 422 by the first validation of the body (filters, errors).
  [/spending_by_award\/$/, { 400: [{ sort: 'nonsense' }] }],
  // Groups past the ten-thousandth are rejected.
  [/disaster\/(recipient|cfda)\//, { 403: [{ pagination: { page: 101, limit: 100 } }] }],
  [/download\/disaster\/$/, { 422: [{ filters: { def_codes: Array(2000).fill('N') } }] }],
];

/**
 * Statuses of the contract that no request can provoke.
 * @type {{ status: string, path: RegExp, why: string }[]}
 */
export const outOfReach = [
  {
    status: '404',
    path: /reporting\/agencies\/(overview|publish_dates)\/|agency\/awards\/count/,
    why: 'nothing in the request names a thing that there may not be',
  },
  {
    status: '400|422',
    path: /agency\/\{toptier_code\}\/budgetary_resources/,
    why: 'the request has an agency and no more; an unknown one is 404, whatever it is called',
  },
  {
    status: '400|422',
    path: /v2\/awards\/(count\/\w+\/)?\{award_id\}|idvs\/amounts/,
    why: 'any text may be an id; the answer to one that there is not is 404',
  },
  {
    status: '422',
    path: /idvs\/count\/federal_account/,
    why: 'any text may be an id; the answer to one that there is not is 400',
  },
  {
    status: '422',
    path: /v2\/recipient\/count/,
    why: 'a keyword may be of any length, and a kind of award is a word (400)',
  },
  {
    status: '422',
    path: /submission_periods/,
    why: 'the one parameter is a switch: what is none is 400',
  },
  { status: '400|422', path: /references\/naics\/$/, why: 'any text may be searched for' },
  {
    status: '204',
    path: /cfda\/totals\/$|data_dictionary/,
    why: 'only a service without listings or without a dictionary has nothing to say',
  },
  {
    status: '501',
    path: /spending_by_category\/defc/,
    why: 'the one category that has all levels (filters, who accepts what)',
  },
];
