import { badRequest, notFound } from '../../../core/errors';
import type { FileFormat } from '../../../core/jobs';
import type { Route } from '../../../core/route';
import { accountFiles, publishedPeriod, type SubmissionType } from '../../../downloads/plans';
import { AccountBody, Created, submissionTypes } from '../shapes/downloads';
import { submit } from '../submit';

interface AccountRequest {
  account_level: string;
  file_format?: FileFormat;
  columns?: string[];
  filters: {
    agency?: string;
    budget_function?: string;
    budget_subfunction?: string;
    federal_account?: string;
    submission_type?: SubmissionType;
    submission_types?: SubmissionType[];
    fy: string | number;
    quarter?: string | number;
    period?: string | number;
    def_codes?: string[];
  };
}
const parseWholeNumber = (
  value: string | number,
  name: string,
  from: number,
  to: number,
): number => {
  const parsed = /^\d{1,4}$/.test(String(value)) ? Number(value) : NaN;
  if (!(parsed >= from && parsed <= to))
    throw badRequest(`Field 'filters|${name}' must be a whole number from ${from} to ${to}`);
  return parsed;
};
const unlessAll = (value: string | undefined) =>
  value === undefined || value === '' || value === 'all' ? undefined : value;

export const accountRoute: Route = {
  method: 'POST',
  path: 'v2/download/accounts/',
  summary: 'Account balances, breakdowns and award funding of a fiscal year to date',
  uncached: true,
  body: AccountBody,
  answer: Created,
  errors: [400, 404, 422],
  handler: async (call) => {
    const { lookups } = call;
    const {
      account_level: level,
      file_format: format,
      columns,
      filters,
    } = call.body as unknown as AccountRequest;
    const kinds =
      filters.submission_types ?? (filters.submission_type ? [filters.submission_type] : undefined);
    if (!kinds)
      throw badRequest(
        "Missing value: one of 'filters|submission_type' or 'filters|submission_types' is required",
      );
    if ((filters.quarter === undefined) === (filters.period === undefined))
      throw badRequest("Exactly one of 'filters|quarter' and 'filters|period' must be given");
    const fiscalYear = parseWholeNumber(filters.fy, 'fy', 2017, 9999);
    const period =
      filters.period === undefined
        ? parseWholeNumber(filters.quarter!, 'quarter', 1, 4) * 3
        : parseWholeNumber(filters.period, 'period', 2, 12);
    const agencyText = unlessAll(filters.agency);
    const agency =
      agencyText === undefined
        ? undefined
        : lookups.toptiers.find(
            ({ id, abbr }) =>
              String(id) === agencyText || abbr?.toLowerCase() === agencyText.toLowerCase(),
          );
    if (agencyText !== undefined && !agency)
      throw notFound(`Agency '${agencyText.slice(0, 100)}' does not exist`);
    const accountText = unlessAll(filters.federal_account);
    const accountId =
      accountText === undefined
        ? undefined
        : /^\d{1,9}$/.test(accountText)
          ? Number(accountText)
          : -1;
    if (
      accountId !== undefined &&
      !(await call.db.query('select 1 from federal_account where id = $1', [accountId])).length
    )
      throw notFound(`Federal account '${accountText!.slice(0, 100)}' does not exist`);
    const until = publishedPeriod(lookups, fiscalYear, period)?.period ?? period;
    const prefix = `FY${fiscalYear}P01-P${String(until).padStart(2, '0')}_${agency?.abbr?.replace(/[^A-Za-z0-9]/g, '') ?? (agency ? agency.code : 'All')}`;
    const treasury = level === 'treasury_account';
    const files = accountFiles(
      lookups,
      submissionTypes.filter((kind) => kinds.includes(kind)),
      treasury,
      {
        fiscalYear,
        period,
        agencyId: agency?.id,
        accountId,
        functionCode: unlessAll(filters.budget_function),
        subfunctionCode: unlessAll(filters.budget_subfunction),
        defCodes: filters.def_codes,
      },
      prefix,
      columns,
    );
    return submit(
      call,
      `${prefix}_${treasury ? 'TAS' : 'FA'}_AccountData`,
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
