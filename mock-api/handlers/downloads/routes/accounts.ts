import { badRequest, notFound } from '../../../core/errors';
import type { Lookups, Toptier } from '../../../core/lookups';
import type { Call, Route } from '../../../core/route';
import { accountFiles, findPublishedPeriod } from '../../../downloads/plans';
import {
  AccountBody,
  type AccountRequest,
  DOWNLOAD_ROUTE,
  submissionTypes,
} from '../shapes/downloads';
import { submit } from '../submit';

const parseWholeNumber = (
  value: string | number,
  name: string,
  min: number,
  max: number,
): number => {
  const wholeNumber = /^\d{1,4}$/.test(String(value)) ? Number(value) : NaN;
  if (!(wholeNumber >= min && wholeNumber <= max))
    throw badRequest(`Field 'filters|${name}' must be a whole number from ${min} to ${max}`);
  return wholeNumber;
};
const parseOption = (value: string | undefined) =>
  value === undefined || value === '' || value === 'all' ? undefined : value;

/** Returns the fiscal year and its last period, which may be given as a quarter. Throws 400 for invalid values. */
const parseTime = ({ fy, quarter, period }: AccountRequest['filters']) => {
  if ((quarter === undefined) === (period === undefined))
    throw badRequest("Use either 'filters|quarter', for example 4, or 'filters|period'");
  return {
    fiscalYear: parseWholeNumber(fy, 'fy', 2017, 9999),
    period:
      period === undefined
        ? parseWholeNumber(quarter!, 'quarter', 1, 4) * 3
        : parseWholeNumber(period, 'period', 2, 12),
  };
};
/** Returns the agency with an ID or abbreviation, or undefined for all agencies. Throws 404 if it does not exist. */
const findAgency = (lookups: Lookups, value: string | undefined): Toptier | undefined => {
  const text = parseOption(value);
  if (text === undefined) return undefined;
  const agency = lookups.toptiers.find(
    ({ id, abbr }) => String(id) === text || abbr?.toLowerCase() === text.toLowerCase(),
  );
  if (!agency)
    throw notFound(`'filters|agency': no agency is '${text.slice(0, 100)}'. Example: DOE`);
  return agency;
};
/** Returns the ID of a federal account, or undefined for all accounts. Throws 404 if it does not exist. */
const findAccountId = async ({ db }: Call, value: string | undefined) => {
  const text = parseOption(value);
  if (text === undefined) return undefined;
  const id = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  if (!(await db.query('select 1 from federal_account where id = $1', [id])).length)
    throw notFound(`'filters|federal_account': no account has the ID '${text.slice(0, 100)}'`);
  return id;
};

export const accountRoute: Route = {
  ...DOWNLOAD_ROUTE,
  path: 'v2/download/accounts/',
  summary: 'Account balances, breakdowns and award funding of a fiscal year to date',
  body: AccountBody,
  errors: [400, 404, 422],
  handler: async (call) => {
    const { lookups } = call;
    const {
      account_level: level,
      file_format: format,
      columns,
      filters,
    } = call.body as AccountRequest;
    const kinds =
      filters.submission_types ?? (filters.submission_type ? [filters.submission_type] : undefined);
    if (!kinds)
      throw badRequest(
        "Missing value: 'filters|submission_types' (for example ['account_balances']) or 'filters|submission_type' is required",
      );
    const { fiscalYear, period } = parseTime(filters);
    const agency = findAgency(lookups, filters.agency);
    const accountId = await findAccountId(call, filters.federal_account);
    const lastPeriod = findPublishedPeriod(lookups, fiscalYear, period)?.period ?? period;
    const prefix = `FY${fiscalYear}P01-P${String(lastPeriod).padStart(2, '0')}_${agency?.abbr?.replace(/[^A-Za-z0-9]/g, '') ?? (agency ? agency.code : 'All')}`;
    const isTreasury = level === 'treasury_account';
    const files = accountFiles(
      lookups,
      submissionTypes.filter((kind) => kinds.includes(kind)),
      isTreasury,
      {
        fiscalYear,
        period,
        agencyId: agency?.id,
        accountId,
        functionCode: parseOption(filters.budget_function),
        subfunctionCode: parseOption(filters.budget_subfunction),
        defCodes: filters.def_codes,
      },
      prefix,
      columns,
    );
    return submit(
      call,
      `${prefix}_${isTreasury ? 'TAS' : 'FA'}_AccountData`,
      'Account data as reported by agencies',
      {
        account_level: level,
        filters,
        ...(columns?.length ? { columns } : {}),
        file_format: format ?? 'csv',
      },
      files,
      format,
    );
  },
};
