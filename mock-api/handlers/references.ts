import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { literals, NullableText, NullableNumber, OpenObject } from '../core/shapes';
import {
  awardTypeGroups,
  awardTypeTitles,
  newerAwardTypeCodes,
} from '../../src/domain/codes/awardTypes';
import { diskReason, localDisk } from '../core/disk';
import { ApiError } from '../core/errors';
import type { Route } from '../core/route';
import { number } from '../core/values';

const sorts = [
  'agency_id',
  'agency_name',
  'active_fy',
  'active_fq',
  'outlay_amount',
  'obligated_amount',
  'budget_authority_amount',
  'current_total_budget_authority_amount',
  'percentage_of_total_budget_authority',
] as const;
const plain = (message: string) => new ApiError(400, message, true);
const MAX_SAVED_BYTES = 4 * 1024 * 1024;

export const referenceRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'v2/references/toptier_agencies/',
    summary: 'Top-tier agencies with their money of the latest year that is out',
    errors: [400],
    query: Type.Object({
      sort: Type.Optional(literals(sorts)),
      order: Type.Optional(literals(['asc', 'desc'])),
    }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          agency_id: Type.Integer(),
          toptier_code: Type.String(),
          abbreviation: NullableText,
          agency_name: Type.String(),
          agency_slug: Type.String(),
          congressional_justification_url: NullableText,
          active_fy: Type.String(),
          active_fq: Type.String(),
          outlay_amount: Type.Number(),
          obligated_amount: Type.Number(),
          budget_authority_amount: Type.Number(),
          current_total_budget_authority_amount: Type.Number(),
          percentage_of_total_budget_authority: NullableNumber,
        }),
      ),
    }),
    handler: async ({ db, lookups, query }) => {
      // The latest period that is out (File A); a data set without account data shows zeros.
      const latest = lookups.revealed[lookups.revealed.length - 1];
      const filed = await db.query<{
        top_id: number;
        budget: number;
        obligated: number;
        outlay: number;
      }>(
        `select f.toptier_id AS top_id, sum(m.resources)::DOUBLE AS budget, sum(m.obligated)::DOUBLE AS obligated, sum(m.outlay)::DOUBLE AS outlay
        from file_a m join tas t on t.id = m.tas_id join federal_account f on f.id = t.federal_account_id where m.fy = $1 and m.period = $2 group by 1`,
        [latest?.fy ?? 0, latest?.period ?? 0],
      );
      const money = new Map(filed.map((row) => [row.top_id, row]));
      const total = filed.reduce((sum, row) => sum + Math.round(row.budget * 100), 0) / 100;
      const rows = lookups.toptiers.map((agency) => {
        const { budget = 0, obligated = 0, outlay = 0 } = money.get(agency.id) ?? {};
        return {
          agency_id: agency.id,
          toptier_code: agency.code,
          abbreviation: agency.abbr,
          agency_name: agency.name,
          congressional_justification_url: null,
          active_fy: String(latest?.fy ?? ''),
          active_fq: String(latest?.quarter ?? ''),
          outlay_amount: outlay,
          obligated_amount: obligated,
          budget_authority_amount: budget,
          current_total_budget_authority_amount: total,
          percentage_of_total_budget_authority: total ? budget / total : null,
          agency_slug: agency.slug,
        };
      });
      const sort = (query.sort ?? 'agency_name') as keyof (typeof rows)[number];
      const sign = query.order === 'desc' ? -1 : 1;
      return {
        results: rows.sort(
          (a, b) =>
            sign * (a[sort]! < b[sort]! ? -1 : a[sort]! > b[sort]! ? 1 : 0) ||
            a.agency_id - b.agency_id,
        ),
      };
    },
  },
  {
    method: 'GET',
    path: 'v2/references/award_types/',
    summary: 'Award types by group',
    errors: [],
    answer: Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
    handler: async () =>
      Object.fromEntries(
        awardTypeGroups.map((group) => [
          group.key === 'other' ? 'other_financial_assistance' : group.key,
          Object.fromEntries([
            ...group.types.map(({ code }) => [code, awardTypeTitles[code] ?? code]),
            ...newerAwardTypeCodes[group.key].map((code) => [code, `${group.label} (${code})`]),
          ]),
        ]),
      ),
  },
  {
    method: 'GET',
    path: 'v2/references/def_codes/',
    summary: 'Disaster Emergency Fund codes',
    errors: [],
    answer: Type.Object({
      codes: Type.Array(
        Type.Object({
          code: Type.String(),
          public_law: Type.String(),
          title: NullableText,
          urls: Type.Unsafe<string[] | null>({
            type: ['array', 'null'],
            items: { type: 'string' },
          }),
          disaster: NullableText,
        }),
      ),
    }),
    handler: async ({ lookups }) => ({
      codes: lookups.defCodes.map((row) => ({
        code: row.code,
        public_law: row.public_law,
        title: row.title,
        urls: null,
        disaster: row.disaster,
      })),
    }),
  },
  {
    method: 'GET',
    path: 'v2/references/submission_periods/',
    summary: 'Submission periods, newest first',
    errors: [400],
    query: Type.Object({
      use_cache: Type.Optional(literals(['true', 'false', 'True', 'False', '1', '0'])),
    }),
    answer: Type.Object({
      available_periods: Type.Array(
        Type.Object({
          period_start_date: Type.String(),
          period_end_date: Type.String(),
          submission_start_date: Type.String(),
          submission_due_date: Type.String(),
          certification_due_date: Type.String(),
          submission_reveal_date: Type.String(),
          submission_fiscal_year: Type.Integer(),
          submission_fiscal_quarter: Type.Integer(),
          submission_fiscal_month: Type.Integer(),
          is_quarter: Type.Boolean(),
        }),
      ),
    }),
    handler: async ({ db, lookups }) => {
      const moment = (date: unknown) => `${String(date)}T00:00:00Z`;
      const rows = await db.query(
        'select * from submission_period where reveal_date <= $1 order by fy desc, period desc, is_quarter',
        [lookups.meta.as_of],
      );
      return {
        available_periods: rows.map((row) => ({
          period_start_date: moment(row.period_start),
          period_end_date: moment(row.period_end),
          submission_start_date: moment(row.submission_start),
          submission_due_date: moment(row.submission_due),
          certification_due_date: moment(row.certification_due),
          submission_reveal_date: moment(row.reveal_date),
          submission_fiscal_year: number(row.fy),
          submission_fiscal_quarter: number(row.quarter),
          submission_fiscal_month: number(row.period),
          is_quarter: row.is_quarter,
        })),
      };
    },
  },
  {
    method: 'POST',
    path: 'v2/references/filter/',
    summary: 'Saves a search as it is and answers with its hash, the MD5 of the request bytes',
    errors: [400, 507],
    selfValidating: true,
    body: Type.Object({
      filters: Type.Optional(OpenObject),
      version: Type.Optional(Type.String()),
    }),
    answer: Type.Object({ hash: Type.String() }),
    handler: async ({ rawBody, folder }) => {
      // An empty body stands for an empty object elsewhere; saved as it is it could not be read again.
      if (!rawBody.length) throw plain('The request body must be a JSON object');
      if (rawBody.length > MAX_SAVED_BYTES)
        throw new ApiError(413, 'A saved search may not be larger than 4 MB');
      const hash = createHash('md5').update(rawBody).digest('hex');
      const saved = join(folder, 'saved');
      const path = join(saved, `${hash}.json`);
      try {
        localDisk.makeFolder(saved);
        if (!existsSync(path)) localDisk.write(path, rawBody);
      } catch (error) {
        throw new ApiError(507, `This search cannot be kept. ${diskReason(error)}`);
      }
      return { hash };
    },
  },
  {
    method: 'POST',
    path: 'v2/references/hash/',
    summary: 'Gives a saved search back',
    errors: [400],
    selfValidating: true,
    body: Type.Object({ hash: Type.String() }),
    answer: Type.Object({ filter: OpenObject }),
    handler: async ({ body, folder }) => {
      const hash = body?.hash;
      if (typeof hash !== 'string' || !/^[0-9a-f]{32}$/i.test(hash))
        throw plain('Hash must be the 32 characters of a saved search');
      const path = join(folder, 'saved', `${hash.toLowerCase()}.json`);
      if (!existsSync(path)) throw plain(`No saved search has the hash '${hash}'`);
      return { filter: JSON.parse(readFileSync(path, 'utf8')) as object };
    },
  },
];
