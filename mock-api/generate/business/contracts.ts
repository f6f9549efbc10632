import type { TradeKey } from './trades';

/** Contracts of an agency in a trade. In millions of dollars, `yearlyMillions` is a typical year and `maxMillions` the maximum of one contract. */
export interface Purchase {
  trade: TradeKey;
  yearlyMillions: number;
  maxMillions: number;
  /** Codes of the purchasing subagencies; empty for the usual subagencies of the agency. */
  subs: readonly string[];
}

/** Parses a list of `trade:yearly/most@subs` items that are separated by spaces. */
const parsePurchases = (text: string): Purchase[] =>
  text.split(/\s+/).map((part) => {
    const [, trade, yearly, most, subs] = /^(\w+):(\d+)\/(\d+)(?:@(.+))?$/.exec(part)!;
    return {
      trade: trade as TradeKey,
      yearlyMillions: Number(yearly),
      maxMillions: Number(most),
      subs: subs?.split(',') ?? [],
    };
  });

/**
 * Contract spending by agency and trade. These are our own estimates, not published figures: orders of magnitude of fiscal years 2022
 * to 2024 from general knowledge of the published totals. All contracts add up to about $770 billion a year. The largest single
 * contracts are for fighter production, submarines, managed care regions and nuclear laboratories.
 */
export const purchases: Readonly<Record<string, readonly Purchase[]>> = {
  DOD: parsePurchases(`aircraft:35000/38000@5700,1700 helicopters:7000/7000@2100,1700 aircraftParts:26000/9000@5700,1700,2100,97AS aircraftDepots:14000/5000@5700,1700,2100
    ships:28000/24000@1700 shipRepair:6000/900@1700 missiles:22000/11000@5700,2100,1700,97JC
    vehicles:9000/7000@2100 munitions:7000/3000@2100 electronics:24000/5000 space:9000/9000@5700 fuel:16000/4000@97AS software:24000/4500 hardware:9000/1500
    engineering:45000/5000 consulting:22000/1500 logistics:20000/5000 research:42000/9000@5700,1700,2100,97AE,97JC drugs:7000/5000@97AS,97DH
    medicalSupply:4000/900@97AS,97DH healthPlans:17000/28000@97DH clinics:3000/700@97DH construction:16000/1500@1700,2100,5700 publicWorks:3000/700@1700,2100
    cleanup:2500/900@1700,2100,5700 guards:2000/500 facilities:14000/2500 food:5000/2500@97AS clothing:2500/500@97AS training:3500/800 utilities:2500/1800
    furniture:500/60 machines:4000/700@97AS,2100 language:1000/900@2100`),
  DOE: parsePurchases(
    `laboratories:33000/34000 cleanup:6500/9000 guards:900/1200 software:700/450 engineering:900/700 consulting:700/250 research:500/300 utilities:400/300`,
  ),
  HHS: parsePurchases(`drugs:7500/7000@7505,7523 healthResearch:4500/2500@7529,7505 consulting:2500/500 software:4500/1800@7530,7529,7570 claims:3500/3000@7530 construction:500/250
    clinics:700/250@7527 medicalSupply:1500/900@7505,7523,7527 facilities:600/300@7529 guards:150/80`),
  VA: parsePurchases(`healthPlans:20000/22000@3620 drugs:11000/9000@3620 medicalSupply:6500/1500@3620 clinics:4500/1800 software:6500/7000 construction:5000/900@3620
    facilities:1800/250@3620 consulting:2500/500 hardware:1200/400 offices:500/120`),
  NASA: parsePurchases(
    `space:10000/18000 research:2500/4500 engineering:3000/3500 facilities:800/1200 software:1200/1500 construction:400/250 consulting:400/200`,
  ),
  DHS: parsePurchases(`guards:2600/1100 software:5500/1500 consulting:2500/500 ships:1700/2800@7008 shipRepair:400/150@7008 aircraftParts:900/600@7008,7014 construction:2600/1200@7014,7008 corrections:2200/1100@7012
    electronics:1200/700@7013,7014 logistics:1200/700@7022,7012 facilities:1000/400 engineering:900/400 cleanup:700/500@7022 training:400/150`),
  DOJ: parsePurchases(
    `corrections:1600/900@1540,1544 software:1900/700@1549,1501 consulting:1300/300 language:900/350@1501,1524 clinics:500/200@1540 food:400/60@1540 guards:900/500@1544 electronics:400/120@1549,1560 offices:150/60`,
  ),
  DOS: parsePurchases(
    `guards:2200/1700 construction:1700/800 software:1300/900 consulting:1500/400 logistics:1100/600 facilities:700/250 training:400/200 aircraftDepots:500/1100`,
  ),
  TREAS: parsePurchases(
    `software:3300/900@2050,2036 consulting:1200/300@2050,2001 printing:450/450@2041 metals:900/500@2044 claims:900/500@2050,2036 hardware:500/250@2050 facilities:250/90 guards:150/80 training:100/40`,
  ),
  GSA: parsePurchases(
    `software:6500/2200 engineering:3500/1800 construction:2200/600 offices:5800/500 facilities:1300/200 utilities:500/200 consulting:1500/400 guards:300/120 furniture:200/40 vehicles:1200/300`,
  ),
  USDA: parsePurchases(
    `food:4200/500@1241 forestry:1500/250@1226 software:1400/500 consulting:600/150 facilities:200/60@1226 construction:150/80 research:150/60@1230 logistics:250/120@12D2`,
  ),
  DOT: parsePurchases(
    `electronics:1900/2400@6920 engineering:1700/1200@6920 software:1300/700@6920,690S publicWorks:700/120@6925 consulting:900/250 shipRepair:500/300@6938 facilities:300/120@6920 training:250/300@6920`,
  ),
  DOI: parsePurchases(
    `forestry:500/90@1422,1443 publicWorks:600/250@1425,1443 construction:700/120@1443,1450 software:1100/400 cleanup:500/120 consulting:500/120 facilities:300/60@1443 engineering:400/120@1425,1434`,
  ),
  DOC: parsePurchases(
    `software:1600/900@1344,1323 space:700/1900@1330 consulting:900/300@1323,1344 ships:250/200@1330 research:300/120@1341 electronics:300/150@1330 facilities:250/100`,
  ),
  ED: parsePurchases(
    `claims:1600/1900@9155 software:700/700@9155 consulting:400/120 research:200/80@9157`,
  ),
  DOL: parsePurchases(`training:1500/350@1630 software:350/150 consulting:300/90 guards:60/30`),
  HUD: parsePurchases(
    `claims:500/400@8630 software:400/250 consulting:250/80 facilities:120/60@8630`,
  ),
  SSA: parsePurchases(
    `software:1200/1100 consulting:200/120 hardware:350/250 guards:100/60 clinics:150/60`,
  ),
  OPM: parsePurchases(`software:500/250 consulting:500/200 training:300/90 claims:300/300`),
  EPA: parsePurchases(`cleanup:1100/250 software:350/150 research:200/80 consulting:300/80`),
  USACE: parsePurchases(
    `publicWorks:5200/1100 construction:1200/600 cleanup:500/250 engineering:700/200`,
  ),
  NSF: parsePurchases(`facilities:250/1700 software:70/60 consulting:60/40`),
  USAID: parsePurchases(
    `consulting:3800/900 logistics:900/2200 software:200/90 construction:150/120 clinics:400/300`,
  ),
};

/** Trades of agencies without an entry above, with each trade's share of the agency's contract amount. */
export const usualPurchases: readonly (readonly [TradeKey, number])[] = [
  ['software', 0.35],
  ['consulting', 0.22],
  ['facilities', 0.1],
  ['offices', 0.08],
  ['hardware', 0.07],
  ['training', 0.06],
  ['guards', 0.05],
  ['language', 0.03],
  ['printing', 0.02],
  ['furniture', 0.02],
];
/** Yearly contracts in millions of dollars, for other agencies that do not spend the usual share on contracts. */
export const contractMoney: Readonly<Record<string, number>> = {
  FDIC: 450,
  PBGC: 300,
  SBA: 350,
  FCC: 250,
  RRB: 60,
};
/** Yearly contract amount in millions of dollars per 1% of all federal obligations. */
export const USUAL_CONTRACT_MONEY = 15000;
