/** Faults that cannot be derived from the contract's schemas, and statuses that no client can provoke, each with its reason. */

/**
 * Changes to a valid body, by path and status. A string replaces the whole body.
 * @type {[RegExp, Record<string, (string | object)[]>][]}
 */
export const furtherFaults = [
  // Any object is saved as it is. Other values are rejected.
  [/references\/filter\//, { 400: ['[]', '{'] }],
  // Only an unknown sort field gets 400. All other faults fail the first validation of the body, with 422.
  [/spending_by_award\/$/, { 400: [{ sort: 'nonsense' }] }],
  // Pages past the ten-thousandth group are rejected.
  [/disaster\/(recipient|cfda)\//, { 403: [{ pagination: { page: 101, limit: 100 } }] }],
  [/download\/disaster\/$/, { 422: [{ filters: { def_codes: Array(2000).fill('N') } }] }],
];

/**
 * Statuses of the contract that no request can provoke.
 * @type {{ status: string, path: RegExp, why: string }[]}
 */
export const unreachableStatuses = [
  {
    status: '404',
    path: /reporting\/agencies\/(overview|publish_dates)\/|agency\/awards\/count/,
    why: 'the request names nothing that could be missing',
  },
  {
    status: '400|422',
    path: /agency\/\{toptier_code\}\/budgetary_resources/,
    why: 'the request only has an agency, and any unknown agency is 404',
  },
  {
    status: '400|422',
    path: /v2\/awards\/(count\/\w+\/)?\{award_id\}|idvs\/amounts/,
    why: 'any text can be an ID, and an unknown ID is 404',
  },
  {
    status: '422',
    path: /idvs\/count\/federal_account/,
    why: 'any text can be an ID, and an unknown ID is 400',
  },
  {
    status: '422',
    path: /v2\/recipient\/count/,
    why: 'a keyword can have any length, and an invalid award type is 400',
  },
  {
    status: '422',
    path: /submission_periods/,
    why: 'the only parameter is a boolean, and other values are 400',
  },
  { status: '400|422', path: /references\/naics\/$/, why: 'any text is a valid search' },
  {
    status: '204',
    path: /cfda\/totals\/$|data_dictionary/,
    why: 'only a service without listings or a dictionary returns no content',
  },
  {
    status: '501',
    path: /spending_by_category\/defc/,
    why: 'the only category that supports all levels (filters.md §3)',
  },
];
