import type { Database, Row } from '../../db/database';
import { groupKeys, typeCodes } from '../../db/schema';
import { findRule } from './assistance';
import type { ProgramRule } from './programs';
import { byPopulation, type Agency, type Line } from './line';
import { partyId } from './parties';

interface Listing extends Row {
  id: number;
  number: string;
  title: string;
  toptier_id: number;
  kind: string;
  weight: number;
}

const groupByKind: Readonly<Record<string, (typeof groupKeys)[number]>> = {
  grant: 'grants',
  'direct payment': 'direct_payments',
  loan: 'loans',
  insurance: 'other',
  other: 'other',
};
/** Minimum yearly amount in millions of dollars of programs whose rule has no amount, so that they have awards. */
const MIN_PROGRAM_MILLIONS = 0.4;
const MIN_SHARED_MONEY = 2e7;
const BENEFITS_PATTERN = /^(57|64\.1|96)/;

const getTypeIds = (kind: string, number: string, rule: ProgramRule): number[] => {
  const isFormulaRule = rule.sharing === 'state';
  const codes =
    kind === 'grant'
      ? isFormulaRule
        ? ['03', '03', '03', '03', '02']
        : ['04', '04', '04', '05']
      : kind === 'direct payment'
        ? BENEFITS_PATTERN.test(number)
          ? ['10']
          : ['06', '06', '06', '10']
        : kind === 'loan'
          ? rule.party === 'university' || rule.party === 'farms' || number === '59.008'
            ? ['07']
            : ['08', '08', '07']
          : kind === 'insurance'
            ? ['09']
            : ['11', '11', '11', '11', '-1'];
  return codes.map((code) => typeCodes.indexOf(code));
};

/** Returns one line for each assistance listing of `agencies`. `findSubIds` finds the IDs of an agency's subagencies by their codes. */
export const buildAssistanceLines = async (
  db: Database,
  agencies: readonly Agency[],
  findSubIds: (agency: Agency, codes: readonly string[]) => number[],
): Promise<Line[]> => {
  const agenciesById = new Map(agencies.map((agency) => [agency.id, agency]));
  const listings = await db.query<Listing>(
    'select id, number, title, toptier_id, kind, weight from listing where toptier_id is not null order by id',
  );
  return listings
    .filter((listing) => agenciesById.has(listing.toptier_id))
    .map((listing): Line => {
      const rule = findRule(listing.number, listing.title);
      const money = (rule.money ?? Math.max(listing.weight, MIN_PROGRAM_MILLIONS)) * 1e6;
      // Small amounts are not split among all states and counties.
      const sharing =
        money < MIN_SHARED_MONEY && (rule.sharing === 'state' || rule.sharing === 'county')
          ? 'project'
          : rule.sharing;
      return {
        topId: listing.toptier_id,
        grp: groupKeys.indexOf(groupByKind[listing.kind]!),
        topic: listing.number,
        types: getTypeIds(listing.kind, listing.number, rule),
        subs: findSubIds(agenciesById.get(listing.toptier_id)!, rule.sub ? [rule.sub] : []),
        party: partyId(rule.party),
        sharing,
        listing: listing.id,
        naics: [],
        psc: [],
        pscBefore2020: [],
        money,
        most: byPopulation.has(sharing)
          ? money
          : Math.min(Math.max(rule.most * 1e6, 1e6), Math.max(money * 3, 5e5)),
        years: rule.years ?? null,
        abroadShare: rule.party === 'relief' ? 0.8 : 0,
      };
    });
};
