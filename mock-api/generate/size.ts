/** How many rows a data set has. */
export interface SetSize {
  name: 'default' | 'small';
  transactions: number;
  candidates: number;
  recipients: number;
  texts: number;
  subawards: number;
}
export const setSizes: Readonly<Record<SetSize['name'], SetSize>> = {
  default: {
    name: 'default',
    transactions: 1_000_000,
    candidates: 330_000,
    recipients: 25_000,
    texts: 60_000,
    subawards: 60_000,
  },
  small: {
    name: 'small',
    transactions: 5_000,
    candidates: 1_700,
    recipients: 1_500,
    texts: 3_000,
    subawards: 400,
  },
};
