/** A row of v2/spending/. */
export interface SpendingRowJson {
  id: string | null;
  code?: string | number | null;
  name: string | null;
  amount: number | null;
  /** Only in rows of federal accounts. */ account_number?: string | null;
  /** Only in rows of awards. */ generated_unique_award_id?: string | null;
  /** Only in rows of awards: the total obligation. */ total?: number | null;
  /** Only in rows of agencies: whether they have a profile. */ link?: boolean | null;
}
/** Response of v2/spending/. */
export interface SpendingJson {
  total?: number | null;
  end_date?: string | null;
  results?: SpendingRowJson[];
}
