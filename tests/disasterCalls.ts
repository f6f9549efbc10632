import type { ApiServer } from '../mock-api/server';

/** A row of any list of disaster spending. */
export interface DisasterRow {
  id: number | string | null | string[];
  code: string | null;
  description: string | null;
  award_count: number | null;
  obligation: number | null;
  outlay: number | null;
  total_budgetary_resources?: number | null;
  face_value_of_loan?: number | null;
  children?: DisasterRow[];
}
export interface DisasterList {
  results: DisasterRow[];
  totals: Partial<DisasterRow>;
  page_metadata: { page: number; limit: number; total: number; hasNext: boolean };
  messages: string[];
}
export interface Overview {
  funding: { def_code: string; amount: number }[];
  total_budget_authority: number | null;
  spending: Record<
    'award_obligations' | 'award_outlays' | 'total_obligations' | 'total_outlays',
    number | null
  >;
  additional: unknown;
}
export type Field =
  'award_count' | 'obligation' | 'outlay' | 'face_value_of_loan' | 'total_budgetary_resources';

/**
 * Returns the sum of dollar amounts in whole cents. Adding dollars as floating-point numbers loses cents, and multiplying tens
 * of trillions does too.
 */
export const cents = (...amounts: readonly (number | null | undefined)[]): number =>
  amounts.reduce<number>(
    (sum, amount) => sum + Number((amount ?? 0).toFixed(2).replace('.', '')),
    0,
  );
export const sumCents = (rows: readonly Partial<DisasterRow>[], field: Field): number =>
  cents(...rows.map((row) => row[field]));

/** Returns functions that call the disaster endpoints of a server in this process. */
export const disasterCalls = (getServer: () => ApiServer) => {
  const post = async <T>(path: string, body: object): Promise<T> => {
    const response = await getServer().app.inject({
      method: 'POST',
      url: `/api/v2/${path}/`,
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    if (response.statusCode !== 200)
      throw new Error(
        `${path} ${response.statusCode} ${response.body} for ${JSON.stringify(body)}`,
      );
    return response.json() as T;
  };
  /** Returns a list with the rows of all its pages. */
  const fetchAll = async (
    path: string,
    body: object,
    pages: object = {},
  ): Promise<DisasterList> => {
    const fetchPage = (at: number) =>
      post<DisasterList>(`disaster/${path}`, {
        ...body,
        pagination: { limit: 100, page: at, ...pages },
      });
    const list = await fetchPage(1);
    for (let at = 2; list.results.length < list.page_metadata.total; at += 1)
      list.results.push(...(await fetchPage(at)).results);
    return list;
  };
  return {
    post,
    all: fetchAll,
    overview: async (codes: readonly string[]): Promise<Overview> =>
      (
        await getServer().app.inject({
          url: `/api/v2/disaster/overview/?def_codes=${codes.join(',')}`,
        })
      ).json() as Overview,
    count: async (of: string, filter: object): Promise<number> =>
      (await post<{ count: number }>(`disaster/${of}/count`, { filter })).count,
    amount: (filter: object) => post<DisasterRow>('disaster/award/amount', { filter }),
  };
};

const pick = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)]!;
/** Returns a random valid request for a disaster endpoint. */
export const createDisasterBody = (path: string, random: () => number): object => {
  const isListing = path.includes('/cfda/');
  const isLoans = path.includes('/loans/');
  const types = isLoans
    ? [['07'], ['08', '07']]
    : [['02', '04'], ['10', '06'], ['07'], ['09', '-1']];
  const filter = {
    def_codes: pick([['N'], ['L', 'V', 'Z'], ['Q'], ['K'], ['AAB', '1']], random),
    ...(random() < 0.5
      ? {
          award_type_codes: pick(
            [...types, ...(isLoans || isListing ? [] : [['A', 'IDV_C']])],
            random,
          ),
        }
      : {}),
    ...(random() < 0.3 ? { query: pick(['health', 'of', '  ', "o'brien %"], random) } : {}),
  };
  const sorts = ['description', 'award_count', 'obligation', 'outlay'];
  if (isLoans) sorts.push('face_value_of_loan');
  return {
    filter,
    spending_type: path.includes('geography')
      ? pick(['obligation', 'outlay', 'face_value_of_loan'], random)
      : pick(['total', 'award'], random),
    geo_layer: pick(['state', 'county', 'district'], random),
    pagination: {
      page: 1 + Math.floor(random() * 3),
      limit: 1 + Math.floor(random() * 100),
      sort: pick(sorts, random),
      order: pick(['asc', 'desc'], random),
    },
  };
};
