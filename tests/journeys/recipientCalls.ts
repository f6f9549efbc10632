/** Requests to the API for recipients, independent of the page. */
export interface Listed {
  id: string;
  name: string | null;
  uei: string | null;
  duns: string | null;
  recipient_level: 'P' | 'C' | 'R';
  amount: number;
}
export const recipientsPage = async (body: object) =>
  (
    await fetch('http://localhost/api/v2/recipient/', {
      method: 'POST',
      body: JSON.stringify(body),
    })
  ).json() as Promise<{ results: Listed[]; page_metadata: { total: number } }>;
/** Returns the recipients of one level, or of all, largest amounts first. */
export const listed = async (level = ''): Promise<readonly Listed[]> => {
  const { results } = await recipientsPage({ limit: 1000 });
  return results.filter(({ id }) => id.endsWith(level));
};
export const overviewOf = async (id: string, year: string) =>
  (await fetch(`http://localhost/api/v2/recipient/${id}/?year=${year}`)).json() as Promise<
    Listed & {
      alternate_names: string[];
      parents: { parent_id: string; parent_name: string }[];
      total_transaction_amount: number;
      total_transactions: number;
      total_face_value_loan_amount: number;
      business_types: string[];
    }
  >;
export const childrenOf = async (uei: string, year: string) =>
  (
    await fetch(`http://localhost/api/v2/recipient/children/${uei}/?year=${year}`)
  ).json() as Promise<{ recipient_id: string; name: string; amount: number }[]>;
