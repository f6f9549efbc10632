import { createTable } from '../../db/createTable';
import type { Database } from '../../db/database';
import { isLate, lastPublicDay } from '../delay';
import { fillSlots } from '../random';
import { getAwardCount, type SetSize } from '../size';
import type { TopicRange } from '../texts';
import { buildAssistanceLines } from './assistanceLines';
import { buildContractLines } from './contractLines';
import type { Agency, Line, Subtier } from './line';
import { countAwards, type Frame, weighLines } from './lineWeights';
import { sizeLines, type SizedLine } from './sizedLines';
import { elapsedShare, growthFactor } from './years';

const getUsualSubs = (subs: readonly Subtier[]): number[] => {
  const hasWeights = subs.some((sub) => sub.weight > 0);
  const first = subs.find((sub) => sub.is_toptier) ?? subs[0]!;
  const usedSubs = hasWeights ? subs.filter((sub) => sub.weight > 0) : [first, ...subs.slice(0, 6)];
  return fillSlots(
    usedSubs.map((sub) => (hasWeights ? sub.weight : sub === first ? 6 : 1)),
    48,
  ).map((at) => usedSubs[at]!.id);
};

const readLines = async (db: Database): Promise<{ agencies: Agency[]; lines: Line[] }> => {
  const toptiers = await db.query<Agency>('select id, abbr, weight from toptier order by id');
  const subtiers = await db.query<Subtier>(
    'select id, code, toptier_id, weight, is_toptier from subtier order by id',
  );
  const subsByAgency = new Map(
    toptiers.map(({ id }) => [id, subtiers.filter((sub) => sub.toptier_id === id)]),
  );
  const idsByCode = new Map(subtiers.map((sub) => [sub.code, sub.id]));
  const findSubIds = (agency: Agency, codes: readonly string[]): number[] => {
    const subIds = codes.map((code) => idsByCode.get(code));
    if (subIds.includes(undefined)) throw new Error(`unknown subagency in ${codes.join()}`);
    return codes.length ? (subIds as number[]) : getUsualSubs(subsByAgency.get(agency.id)!);
  };
  const agencies = toptiers.filter(({ id }) => subsByAgency.get(id)!.length > 0);
  return {
    agencies,
    lines: [
      ...(await buildContractLines(db, agencies, findSubIds)),
      ...(await buildAssistanceLines(db, agencies, findSubIds)),
    ],
  };
};

const lineColumns = `
  id INTEGER, lo DOUBLE, top_id INTEGER, grp TINYINT, types SMALLINT[], subs INTEGER[], party_id INTEGER,
  sharing VARCHAR, listing_id INTEGER, naics INTEGER[], psc INTEGER[], psc_before_2020 INTEGER[],
  size DOUBLE, most DOUBLE, first_year INTEGER, last_year INTEGER, abroad DOUBLE, text_lo INTEGER, text_n INTEGER`;

interface WeighedLine {
  line: Line;
  weight: number;
  sized: SizedLine;
}

/** Creates the table `line`. Its column `lo` is the share of awards before each line. */
const insertLines = async (
  db: Database,
  weighedLines: readonly WeighedLine[],
  topics: ReadonlyMap<string, TopicRange>,
  lastYear: number,
): Promise<void> => {
  const total = weighedLines.reduce((sum, { weight }) => sum + weight, 0);
  let lo = 0;
  await createTable(
    db,
    'line',
    lineColumns,
    weighedLines.map(({ line, weight, sized }, id) => {
      const range = topics.get(line.topic)!;
      const row = {
        id,
        lo: lo / total,
        top_id: line.topId,
        grp: line.grp,
        types: line.types,
        subs: line.subs,
        party_id: line.party,
        sharing: line.sharing,
        listing_id: line.listing,
        naics: line.naics,
        psc: line.psc,
        psc_before_2020: line.pscBefore2020,
        size: sized.size,
        most: sized.most,
        first_year: line.years?.[0] ?? null,
        last_year: line.years ? Math.min(line.years[1], lastYear) : null,
        abroad: line.abroadShare,
        text_lo: range.firstId,
        text_n: range.count,
      };
      lo += weight;
      return row;
    }),
  );
};

const insertMoney = async (
  db: Database,
  weighedLines: readonly WeighedLine[],
  agencies: readonly Agency[],
  years: readonly number[],
  asOf: string,
): Promise<void> => {
  const abbrById = new Map(agencies.map(({ id, abbr }) => [id, abbr]));
  const targets = new Map<string, number>();
  for (const { line, sized } of weighedLines) {
    const lastYear = Math.min(line.years?.[1] ?? 0, years.at(-1)!);
    const lastDay = lastPublicDay(asOf, isLate(abbrById.get(line.topId)!, line.grp));
    for (const year of years) {
      const amount = line.years
        ? year >= line.years[0] && year <= lastYear
          ? sized.yearlyMoney / (lastYear - line.years[0] + 1)
          : 0
        : sized.yearlyMoney * growthFactor(year);
      const key = `${line.topId} ${line.grp} ${year}`;
      targets.set(key, (targets.get(key) ?? 0) + amount * elapsedShare(year, lastDay));
    }
  }
  await createTable(
    db,
    'money_wanted',
    'top_id INTEGER, grp TINYINT, fy INTEGER, total DOUBLE',
    [...targets].map(([key, money]) => {
      const [top_id, grp, fy] = key.split(' ').map(Number);
      return { top_id, grp, fy, total: Math.round(money) };
    }),
  );
};

/** Builds the table `line`, from which awards get their attributes, and `money_wanted`, the target amount per agency, group and year. */
export const buildLines = async (
  db: Database,
  size: SetSize,
  years: readonly number[],
  asOf: string,
  topics: ReadonlyMap<string, TopicRange>,
): Promise<void> => {
  const { agencies, lines } = await readLines(db);
  const frame: Frame = { size, years, states: await db.number('select count(*) from state_slot') };
  const weights = weighLines(lines, agencies, frame);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sizes = await sizeLines(
    db,
    lines,
    (line, at) => countAwards(line, (weights[at]! / total) * getAwardCount(size), frame),
    size.transactions / 1e6,
  );
  const weighedLines = lines.map((line, id) => ({ line, weight: weights[id]!, sized: sizes[id]! }));
  await insertLines(db, weighedLines, topics, years.at(-1)!);
  await insertMoney(db, weighedLines, agencies, years, asOf);
};
