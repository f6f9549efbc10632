import type { Database } from '../../db/database';
import { groupKeys, groupOfType, typeCodes } from '../../db/schema';
import { typeShares } from '../shares';
import { fillSlots } from '../random';
import {
  contractMoney,
  purchases,
  USUAL_CONTRACT_MONEY,
  usualPurchases,
  type Purchase,
} from './contracts';
import type { Agency, Line } from './line';
import { partyId } from './parties';
import { contractTypes } from './sizedLines';
import type { Trade } from './trade';
import { trades } from './trades';

/** Obligations of IDVs as a share of the contract obligations of the same agency and trade. */
const VEHICLE_SHARE = 0.04;

const getPurchases = ({ abbr, weight }: Agency): readonly Purchase[] => {
  const agencyPurchases = purchases[abbr ?? ''];
  if (agencyPurchases) return agencyPurchases;
  const millions = contractMoney[abbr ?? ''] ?? Math.max(weight, 0.0005) * USUAL_CONTRACT_MONEY;
  return usualPurchases.map(([trade, part]) => ({
    trade,
    yearlyMillions: millions * part,
    maxMillions: Math.max(millions * part * 2.5, 1),
    subs: [],
  }));
};

const chooseVehicleTypes = (): number[] => {
  const ids = typeCodes
    .map((_, id) => id)
    .filter((id) => groupOfType[id] === groupKeys.indexOf('idvs') && typeShares[typeCodes[id]!]);
  return fillSlots(
    ids.map((id) => typeShares[typeCodes[id]!]!),
    50,
  ).map((at) => ids[at]!);
};

/** Returns one line of contracts and one of IDVs for each agency and trade. Throws an error for an unknown product or industry code. */
export const buildContractLines = async (
  db: Database,
  agencies: readonly Agency[],
  findSubIds: (agency: Agency, codes: readonly string[]) => number[],
): Promise<Line[]> => {
  const psc = await db.query<{ id: number; code: string }>('select id, code from psc');
  const pscIdByCode = new Map(psc.map(({ id, code }) => [code, id]));
  const industries = await db.query<{ code: number }>('select code from naics');
  const naicsCodes = new Set(industries.map(({ code }) => code));
  const findPscIds = (codes: readonly string[]): number[] =>
    codes.map((code) => {
      const id = pscIdByCode.get(code);
      if (id === undefined) throw new Error(`unknown product code ${code}`);
      return id;
    });
  const types = contractTypes.flatMap(({ slots: count }, at) =>
    Array.from({ length: count }, () => typeCodes.indexOf('ABCD'[at]!)),
  );
  const vehicleTypeIds = chooseVehicleTypes();
  return agencies.flatMap((agency) =>
    getPurchases(agency).flatMap((purchase): Line[] => {
      const trade: Trade = trades[purchase.trade];
      const unknownCode = trade.naics.find((code) => !naicsCodes.has(code));
      if (unknownCode) throw new Error(`unknown industry ${unknownCode}`);
      const line: Line = {
        topId: agency.id,
        grp: groupKeys.indexOf('contracts'),
        topic: purchase.trade,
        types,
        subs: findSubIds(agency, purchase.subs),
        party: partyId(purchase.trade),
        sharing: 'contract',
        listing: null,
        naics: trade.naics,
        psc: findPscIds(trade.psc),
        pscBefore2020: findPscIds(trade.pscBefore2020 ?? trade.psc),
        money: purchase.yearlyMillions * 1e6,
        most: purchase.maxMillions * 1e6,
        years: null,
        abroadShare: 0.03,
      };
      return [
        line,
        {
          ...line,
          grp: groupKeys.indexOf('idvs'),
          types: vehicleTypeIds,
          sharing: 'vehicle',
          money: line.money * VEHICLE_SHARE,
          most: line.most * 0.5,
        },
      ];
    }),
  );
};
