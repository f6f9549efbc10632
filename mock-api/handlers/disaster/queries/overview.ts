import type { Call } from '../../../core/route';
import { number } from '../../../core/values';
import { Values } from '../../../filters/values';
import { moneyOfLines } from '../../shared/emergencyMoney';
import { filedMoney } from './awards';
import { dollars } from './lists';
import { atYearEnds, knownOf, requestOf, underAsked } from './request';

/** Codes for spending under no emergency law, left out by default. */
const NO_EMERGENCY = new Set(['Q', 'QQQ', '9']);
/** The code of the American Rescue Plan. The response reports the plan's money that is not under this code as `additional`. */
const RESCUE_PLAN = 'V';

/** Returns the Treasury balances of some DEFCs at the last published period of each year, by code. */
const balancesOf = async (call: Call, codes: readonly string[]) => {
  const values = new Values();
  const rows = await call.db.query(
    `select x.defc_bit AS bit, sum(x.granted)::DOUBLE AS granted, sum(x.obligated)::DOUBLE AS obligated
      from gtas_defc x
      where ${atYearEnds(call, codes, values)}
      group by 1`,
    values.list,
  );
  return new Map(rows.map((row) => [Number(row.bit), row]));
};
const reportedSpending = async (call: Call) => {
  const values = new Values();
  const [row] = await call.db.query(
    `select ${moneyOfLines} from file_b x where ${underAsked(call, values)}`,
    values.list,
  );
  return { obligation: number(row!.obligation), outlay: number(row!.outlay) };
};

/**
 * Returns the funding and spending of some DEFCs in all years. Funding and total obligations are the Treasury's figures,
 * so that they include what agencies did not report. Outlays and award spending are the agencies' figures.
 */
export const overview = async (call: Call) => {
  const asked = call.query.def_codes as string[] | undefined;
  const codes = asked?.length
    ? [...new Set(asked)]
    : call.lookups.defCodes.map(({ code }) => code).filter((code) => !NO_EMERGENCY.has(code));
  const own: Call = { ...call, body: { filter: { def_codes: codes } } };
  const known = await knownOf(call);
  const balances = await balancesOf(own, codes);
  const funding = codes.map((code) => ({
    def_code: code,
    amount: number(balances.get(call.lookups.defBit.get(code)!.bit)?.granted) ?? 0,
  }));
  const reported = known.lines ? await reportedSpending(own) : undefined;
  const awards = known.awards ? await filedMoney(own) : undefined;
  const obligated = known.treasury
    ? dollars([...balances.values()].map((row) => number(row.obligated)))
    : (reported?.obligation ?? null);
  return {
    // Loaded files do not have the budgetary resources of a code.
    funding: known.treasury ? funding : [],
    total_budget_authority: known.treasury ? dollars(funding.map(({ amount }) => amount)) : null,
    spending: {
      award_obligations: awards?.obligation ?? null,
      award_outlays: awards?.outlay ?? null,
      total_obligations: obligated,
      total_outlays: reported?.outlay ?? null,
    },
    // In the sample dataset all American Rescue Plan money is under its code. For loaded files the rest is unknown.
    additional:
      known.treasury && codes.length === 1 && codes[0] === RESCUE_PLAN
        ? { total_budget_authority: 0, spending: { total_obligations: 0, total_outlays: 0 } }
        : null,
  };
};

/** Returns how many of the requested DEFCs have funding or spending. */
export const codeCount = async (call: Call) => {
  const { filter } = requestOf(call);
  const known = await knownOf(call);
  if (!known.lines) return { count: null };
  const balances = await balancesOf(call, filter.def_codes);
  const values = new Values();
  const rows = await call.db.query(
    `select x.defc_bit AS bit
      from file_b x
      where ${underAsked(call, values)}
      group by 1
      having coalesce(sum(x.obligation), 0) <> 0 or coalesce(sum(x.outlay), 0) <> 0`,
    values.list,
  );
  const given = [...balances].filter(([, row]) => Number(row.granted) !== 0).map(([bit]) => bit);
  return { count: new Set([...rows.map(({ bit }) => Number(bit)), ...given]).size };
};
