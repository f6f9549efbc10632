import { get, post } from './apiCalls';

export interface ListedRecipient {
  id: string;
  name: string | null;
  uei: string | null;
  duns: string | null;
  recipient_level: 'P' | 'C' | 'R';
  amount: number;
}
export const recipientsPage = (body: object) =>
  post<{ results: ListedRecipient[]; page_metadata: { total: number } }>('recipient/', body);
/** Returns the recipients of one level, or of all levels, largest amounts first. */
export const fetchRecipients = async (level = ''): Promise<readonly ListedRecipient[]> => {
  const { results } = await recipientsPage({ limit: 1000 });
  return results.filter(({ id }) => id.endsWith(level));
};
interface Overview extends ListedRecipient {
  alternate_names: string[];
  parents: { parent_id: string; parent_name: string }[];
  total_transaction_amount: number;
  total_transactions: number;
  total_face_value_loan_amount: number;
  business_types: string[];
}
export const fetchOverview = (id: string, year: string) =>
  get<Overview>(`recipient/${id}/?year=${year}`);
export const fetchChildren = (uei: string, year: string) =>
  get<{ recipient_id: string; name: string; amount: number }[]>(
    `recipient/children/${uei}/?year=${year}`,
  );
