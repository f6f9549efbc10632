import { fiscalMonthOf, fiscalYearOf } from '../../../src/domain/fiscal';
import { groupOfType, typeCodes } from '../../db/schema';
import type { Crafted } from './crafted';

interface Identity {
  piid: string | null;
  fain: string | null;
  uri: string | null;
  sub: string;
  /** Generated ID of the parent IDV. */
  parent: string | null;
}
export const parseIdentity = ({ id, parent }: Pick<Crafted, 'id' | 'parent'>): Identity => {
  const base = { piid: null, fain: null, uri: null, parent: parent ?? null };
  const [, kind, rest] = /^(CONT_AWD|CONT_IDV|ASST_NON|ASST_AGG)_(.*)$/.exec(id)!;
  const parts = rest!.split('_');
  if (kind === 'CONT_AWD') {
    const [piid, sub, vehicle, vehicleSub] = parts;
    return {
      ...base,
      piid: piid!,
      sub: sub!,
      parent: vehicle === '-NONE-' ? null : `CONT_IDV_${vehicle}_${vehicleSub}`,
    };
  }
  const sub = parts.at(-1)!;
  const awardNumber = parts.slice(0, -1).join('_');
  if (kind === 'CONT_IDV') return { ...base, piid: awardNumber, sub };
  return { ...base, sub, ...(kind === 'ASST_AGG' ? { uri: awardNumber } : { fain: awardNumber }) };
};
export const getTypeId = ({ type }: Crafted): number => typeCodes.indexOf(type);
export const getGroup = (award: Crafted): number => groupOfType[getTypeId(award)]!;

/** Returns the transaction rows of an award in the order of its actions, with modification numbers. */
export const actionRows = (award: Crafted) => {
  const isContract = getGroup(award) <= 1;
  return award.actions.map(([day, amount, more = {}], nth) => ({
    mod: isContract ? (nth ? `P${String(nth).padStart(5, '0')}` : '0') : String(nth),
    action_date: day,
    action_type: more.type ?? (nth ? 'C' : isContract ? null : 'A'),
    amount,
    face_value: getGroup(award) === 4 ? (more.face ?? 0) : null,
    text: more.text ?? award.text,
    last_modified: award.undated ? null : day,
  }));
};

/** Returns the reporting period of a date: a quarter until FY 2020 Q2, then a month, with October as part of November. */
const getPeriod = (day: string): { fy: number; period: number } => {
  const [fy, fiscalMonth] = [fiscalYearOf(day), fiscalMonthOf(day)];
  const isQuarterly = fy < 2020 || (fy === 2020 && fiscalMonth <= 6);
  return { fy, period: isQuarterly ? Math.ceil(fiscalMonth / 3) * 3 : Math.max(fiscalMonth, 2) };
};

/** Returns an award's File C rows since January 2017. The first account gets twice the share of each other one, plus rounding. */
export const accountRows = (
  award: Crafted,
  awardId: number,
  accounts: readonly { tas: number; activity: number }[],
  getBit: (code: string) => number,
) => {
  const fundingAccounts = accounts.slice(0, award.accounts);
  const rows = new Map<string, Record<string, number>>();
  for (const [day, amount] of award.actions) {
    if (!fundingAccounts.length || amount === 0 || day < '2017-01-01') continue;
    const { fy, period } = getPeriod(day);
    const cents = Math.round(amount * 100);
    const share = Math.trunc(cents / (fundingAccounts.length + 1));
    fundingAccounts.forEach(({ tas, activity }, at) => {
      const accountShare = at ? share : cents - share * (fundingAccounts.length - 1);
      const key = `${at} ${fy} ${period}`;
      const row = rows.get(key) ?? {
        award_id: awardId,
        tas_id: tas,
        activity_id: activity,
        object_class_id: [252, 252, 410, 420, 330, 420][getGroup(award)]!,
        defc_bit: getBit(award.codes?.[at % award.codes.length] ?? 'Q'),
        fy,
        period,
        obligation: 0,
        outlay: 0,
      };
      row.obligation! += accountShare;
      row.outlay! += Math.round(accountShare * award.paid);
      rows.set(key, row);
    });
  }
  return [...rows.values()].map((row) => ({
    ...row,
    direct: 'D',
    obligation: row.obligation! / 100,
    outlay: row.outlay! / 100,
  }));
};
