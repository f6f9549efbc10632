/** v2/spending/. */
export interface SpendingJson {
  total?: number | null;
  end_date?: string | null;
  results?: {
    id: string | null;
    code: string | number | null;
    name: string | null;
    amount: number | null;
  }[];
}
