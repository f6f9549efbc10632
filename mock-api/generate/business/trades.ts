import { serviceTrades } from './serviceTrades';
import { supplyTrades } from './supplyTrades';
import { serve, supply, createTrade, type Trade } from './trade';

/** Trades that receive assistance rather than contracts. */
const assistedTrades = {
  farms: createTrade('Farms|Orchards|Ranches', 4, [111150], '8915', supply, 'seed'),
  lenders: createTrade('Mortgage|Savings Bank|Credit', 2, [522390], 'R710', serve, 'loan accounts'),
  telephone: createTrade(
    'Telephone|Broadband',
    2,
    [517311],
    'DG10',
    serve,
    'telephone lines',
    'D304',
  ),
  homes: createTrade('Apartments|Homes', 3, [531190], 'X1JZ', ['Lease of'], 'apartments'),
  cleanPower: createTrade(
    'Solar|Energy Storage|Hydrogen',
    1.5,
    [221118],
    'S112',
    ['Supply of'],
    'electric power',
  ),
  chips: createTrade('Semiconductors|Wafers', 0.5, [334418], '5998', supply, 'circuit boards'),
  railways: createTrade('Railways', 0.4, [488510], 'V121', serve, 'freight'),
  insurers: createTrade('Crop Insurance|Mutual Insurance', 1, [524292], 'R699', serve, 'claims'),
} as const satisfies Record<string, Trade>;

/** All lines of business. The codes are real, but we chose their combinations. */
export const trades = { ...supplyTrades, ...serviceTrades, ...assistedTrades };

export type TradeKey = keyof typeof trades;
export const tradeKeys = Object.keys(trades) as readonly TradeKey[];
/** Trades whose firms receive only assistance. */
export const assistanceTradeKeys: ReadonlySet<string> = new Set(Object.keys(assistedTrades));
