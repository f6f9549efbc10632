/** One row of v2/spending/. */
export interface SpendingRowJson {
  id: string | null;
  code?: string | number | null;
  name: string | null;
  amount: number | null;
  /** Federal accounts. */ account_number?: string | null;
  /** Awards. */ generated_unique_award_id?: string | null;
  /** Awards: all that is obligated of them. */ total?: number | null;
  /** Agencies: whether they have a page. */ link?: boolean | null;
}
/** v2/spending/. */
export interface SpendingJson {
  total?: number | null;
  end_date?: string | null;
  results?: SpendingRowJson[];
}
