import type { Call } from '../../../core/route';
import { number } from '../../../core/values';
import { Values } from '../../../filters/values';
import { moneyOfLines } from '../../shared/emergencyMoney';
import { filedMoney } from './awards';
import { dollars } from './lists';
import { atYearEnds, knownOf, requestOf, underAsked } from './request';

/** Codes of what is under no emergency law: left out where no codes are asked for. */
const NO_EMERGENCY = new Set(['Q', 'QQQ', '9']);
/** The law whose money is partly told apart from its code. */
const RESCUE_PLAN = 'V';

/** What the Treasury knows of some codes at the last period of every year that is out, by code. */
const balancesOf = async (call: Call, codes: readonly string[]) => {
  const values = new Values();
  const rows = await call.db.query(
    `select x.defc_bit AS bit, sum(x.granted)::DOUBLE AS granted, sum(x.obligated)::DOUBLE AS obligated from gtas_defc x where ${atYearEnds(call, codes, values)} group by 1`,
    values.list,
  );
  return new Map(rows.map((row) => [Number(row.bit), row]));
};
/** What agencies reported under the codes of a request (File B). */
const reportedOf = async (call: Call) => {
  const values = new Values();
  const [row] = await call.db.query(
    `select ${moneyOfLines} from file_b x where ${underAsked(call, values)}`,
    values.list,
  );
  return { obligation: number(row!.obligation), outlay: number(row!.outlay) };
};

/**
 * Money of some emergency codes in all years: what the laws gave and what was obligated are the Treasury's figures, so that what
 * agencies left out of their reports is in it; outlays and the money of awards are the agencies'.
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
  const reported = known.lines ? await reportedOf(own) : undefined;
  const awards = known.awards ? await filedMoney(own) : undefined;
  const obligated = known.treasury
    ? dollars([...balances.values()].map((row) => number(row.obligated)))
    : (reported?.obligation ?? null);
  return {
    // Loaded files do not tell the resources of a code.
    funding: known.treasury ? funding : [],
    total_budget_authority: known.treasury ? dollars(funding.map(({ amount }) => amount)) : null,
    spending: {
      award_obligations: awards?.obligation ?? null,
      award_outlays: awards?.outlay ?? null,
      total_obligations: obligated,
      total_outlays: reported?.outlay ?? null,
    },
    // All that the sample has of the American Rescue Plan is under its code; of files nothing more is known.
    additional:
      known.treasury && codes.length === 1 && codes[0] === RESCUE_PLAN
        ? { total_budget_authority: 0, spending: { total_obligations: 0, total_outlays: 0 } }
        : null,
  };
};

/** How many of the codes of a request have money at all: spent, or given by a law. */
export const codeCount = async (call: Call) => {
  const { filter } = requestOf(call);
  const known = await knownOf(call);
  if (!known.lines) return { count: null };
  const balances = await balancesOf(call, filter.def_codes);
  const values = new Values();
  const rows = await call.db.query(
    `select x.defc_bit AS bit from file_b x where ${underAsked(call, values)} group by 1 having coalesce(sum(x.obligation), 0) <> 0 or coalesce(sum(x.outlay), 0) <> 0`,
    values.list,
  );
  const given = [...balances].filter(([, row]) => Number(row.granted) !== 0).map(([bit]) => bit);
  return { count: new Set([...rows.map(({ bit }) => Number(bit)), ...given]).size };
};
