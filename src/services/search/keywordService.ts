import { request } from '../http/client';
import { unreadable } from '../http/serviceError';
import type { SummaryJson } from './wire';

export interface KeywordSummary { transactions: number; obligations: number }
/** Number and obligations of the prime transactions that a keyword finds. */
export const fetchKeywordSummary = async (keyword: string, signal?: AbortSignal): Promise<KeywordSummary> => {
  const { results } = await request<SummaryJson>({ method: 'POST', path: 'v2/search/transaction_spending_summary/', body: { filters: { keywords: [keyword] } }, signal });
  if (typeof results?.prime_awards_count !== 'number') throw unreadable();
  return { transactions: results.prime_awards_count, obligations: results.prime_awards_obligation_amount ?? 0 };
};
