import type { Call } from '../../../core/route';
import { toNumber } from '../../../core/values';
import { Values } from '../../../filters/values';
import { lineMoneySql } from '../../shared/emergencyMoney';
import { loadFiledMoney } from './awards';
import { sumDollars } from './lists';
import { yearEndCondition, getAccountData, getRequest, requestedCodesCondition } from './request';

/** Codes for spending under no emergency law, left out by default. */
const REGULAR_CODES = new Set(['Q', 'QQQ', '9']);
/** The code of the American Rescue Plan. The response returns the plan's amounts under other codes as `additional`. */
const RESCUE_PLAN_CODE = 'V';

/** Returns the Treasury balances of some DEFCs by bit, summed over the last published period of each year. */
const loadBalances = async (call: Call, codes: readonly string[]) => {
  const values = new Values();
  const rows = await call.db.query(
    `select x.defc_bit AS bit, sum(x.granted)::DOUBLE AS granted, sum(x.obligated)::DOUBLE AS obligated
      from gtas_defc x
      where ${yearEndCondition(call, codes, values)}
      group by 1`,
    values.list,
  );
  return new Map(rows.map((row) => [Number(row.bit), row]));
};
const loadReportedSpending = async (call: Call) => {
  const values = new Values();
  const [row] = await call.db.query(
    `select ${lineMoneySql} from file_b x where ${requestedCodesCondition(call, values)}`,
    values.list,
  );
  return { obligation: toNumber(row!.obligation), outlay: toNumber(row!.outlay) };
};
/** The spending in a dataset without the files that report it. */
const UNKNOWN_SPENDING = { obligation: null, outlay: null };

/**
 * Returns the funding and spending of some DEFCs in all years. If the dataset has Treasury balances, funding and total obligations are
 * from them and include amounts that agencies did not report. Outlays and award spending are the agencies' figures.
 */
export const overview = async (call: Call) => {
  const requestedCodes = call.query.def_codes as string[] | undefined;
  const codes = requestedCodes?.length
    ? [...new Set(requestedCodes)]
    : call.lookups.defCodes.map(({ code }) => code).filter((code) => !REGULAR_CODES.has(code));
  const filteredCall: Call = { ...call, body: { filter: { def_codes: codes } } };
  const accountData = await getAccountData(call);
  const balances = await loadBalances(filteredCall, codes);
  const funding = codes.map((code) => ({
    def_code: code,
    amount: toNumber(balances.get(call.lookups.defByCode.get(code)!.bit)?.granted) ?? 0,
  }));
  const spending = accountData.lines ? await loadReportedSpending(filteredCall) : UNKNOWN_SPENDING;
  const awardSpending = accountData.awards ? await loadFiledMoney(filteredCall) : UNKNOWN_SPENDING;
  const obligations = accountData.treasury
    ? sumDollars([...balances.values()].map((row) => toNumber(row.obligated)))
    : spending.obligation;
  return {
    // Loaded files do not have the budgetary resources of a code.
    funding: accountData.treasury ? funding : [],
    total_budget_authority: accountData.treasury
      ? sumDollars(funding.map(({ amount }) => amount))
      : null,
    spending: {
      award_obligations: awardSpending.obligation,
      award_outlays: awardSpending.outlay,
      total_obligations: obligations,
      total_outlays: spending.outlay,
    },
    // In the sample dataset, all American Rescue Plan amounts are under its code. In loaded files, the other amounts are unknown.
    additional:
      accountData.treasury && codes.length === 1 && codes[0] === RESCUE_PLAN_CODE
        ? { total_budget_authority: 0, spending: { total_obligations: 0, total_outlays: 0 } }
        : null,
  };
};

/** Returns how many of the requested DEFCs have funding or spending, or null if no file has account spending. */
export const codeCount = async (call: Call) => {
  const { filter } = getRequest(call);
  const accountData = await getAccountData(call);
  if (!accountData.lines) return { count: null };
  const balances = await loadBalances(call, filter.def_codes);
  const values = new Values();
  const rows = await call.db.query(
    `select x.defc_bit AS bit
      from file_b x
      where ${requestedCodesCondition(call, values)}
      group by 1
      having coalesce(sum(x.obligation), 0) <> 0 or coalesce(sum(x.outlay), 0) <> 0`,
    values.list,
  );
  const fundedBits = [...balances]
    .filter(([, row]) => Number(row.granted) !== 0)
    .map(([bit]) => bit);
  return { count: new Set([...rows.map(({ bit }) => Number(bit)), ...fundedBits]).size };
};
