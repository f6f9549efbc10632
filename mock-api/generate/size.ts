/** The number of rows in a dataset, without the crafted awards and their rows. */
export interface SetSize {
  name: 'default' | 'small';
  transactions: number;
  recipients: number;
  texts: number;
  subawards: number;
  /** Number of actions of the crafted award with the longest history, and number of orders of the crafted IDV with the most orders. */
  longHistoryActions: number;
  largeVehicleOrders: number;
}
/** Returns the number of awards to generate, which is slightly more than the number that get transactions. */
export const getAwardCount = ({ transactions }: SetSize): number => Math.ceil(transactions * 0.3);

export const setSizes: Readonly<Record<SetSize['name'], SetSize>> = {
  default: {
    name: 'default',
    transactions: 1_000_000,
    recipients: 25_000,
    texts: 60_000,
    subawards: 60_000,
    longHistoryActions: 1000,
    largeVehicleOrders: 10_000,
  },
  small: {
    name: 'small',
    transactions: 5_000,
    recipients: 1_500,
    texts: 3_000,
    subawards: 400,
    longHistoryActions: 120,
    largeVehicleOrders: 60,
  },
};
