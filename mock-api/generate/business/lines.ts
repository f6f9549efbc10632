import { createTable } from '../../db/createTable';
import type { Database } from '../../db/database';
import { isLate, lastPublicDay } from '../delay';
import { isFormula, type Agency, type Line, type Subtier } from './line';
import { countFactor, mixes, usualMix } from '../shares';
import { slots } from '../random';
import { awardsDrawn, type SetSize } from '../size';
import type { TopicRange } from '../texts';
import { assistanceLines } from './assistanceLines';
import { contractLines } from './contractLines';
import { elapsedShare, growth, signings, TYPICAL_YEAR } from './years';
import { sizedLines } from './sizedLines';

/** Returns the subagency IDs of an agency, repeated by frequency. */
const usualSubs = (subs: readonly Subtier[]): number[] => {
  const weighed = subs.some((sub) => sub.weight > 0);
  const first = subs.find((sub) => sub.is_toptier) ?? subs[0]!;
  const chosen = weighed ? subs.filter((sub) => sub.weight > 0) : [first, ...subs.slice(0, 6)];
  return slots(
    chosen.map((sub) => (weighed ? sub.weight : sub === first ? 6 : 1)),
    48,
  ).map((at) => chosen[at]!.id);
};

/** Formula programs with at least this many dollars a year have an award in each state and year. */
const EVERY_STATE = 2e9;
/**
 * Number of awards of such a program per award that is needed, because the actual number is random. Programs of limited duration pay in two
 * tranches.
 */
const MARGIN = 1.1;
const TRANCHES = 2;

/** Builds the table `line`, from which awards get their attributes, and `money_wanted`, the target amount per agency, group and year. */
export const buildLines = async (
  db: Database,
  size: SetSize,
  years: readonly number[],
  asOf: string,
  topics: ReadonlyMap<string, TopicRange>,
): Promise<void> => {
  const agencies = await db.query<Agency>('select id, abbr, weight from toptier order by id');
  const subtiers = await db.query<Subtier>(
    'select id, code, toptier_id, weight, is_toptier from subtier order by id',
  );
  const subsOf = new Map(
    agencies.map(({ id }) => [id, subtiers.filter((sub) => sub.toptier_id === id)]),
  );
  const idOfCode = new Map(subtiers.map((sub) => [sub.code, sub.id]));
  const subs = (agency: Agency, codes: readonly string[]): number[] => {
    const known = codes.map((code) => idOfCode.get(code));
    if (known.includes(undefined)) throw new Error(`unknown subagency in ${codes.join()}`);
    return codes.length ? (known as number[]) : usualSubs(subsOf.get(agency.id)!);
  };
  const abbrOf = new Map(agencies.map(({ id, abbr }) => [id, abbr]));
  const served = agencies.filter(({ id }) => subsOf.get(id)!.length > 0);
  const lines = [
    ...(await contractLines(db, served, subs)),
    ...(await assistanceLines(db, served, subs)),
  ];

  // The number of awards per line: fixed by agency and group, and within them proportional to the square root of the money.
  const kept = awardsDrawn(size);
  const yearsSigned = years.reduce((sum, year) => sum + signings(year), 0);
  const ofGroup = new Map<string, Line[]>();
  for (const line of lines) {
    const key = `${line.topId} ${line.grp}`;
    if (!ofGroup.has(key)) ofGroup.set(key, []);
    ofGroup.get(key)!.push(line);
  }
  const groupWeight = new Map<string, number>();
  for (const { id, abbr, weight } of served) {
    const mix = mixes[abbr ?? ''] ?? usualMix;
    const has = mix.map((part, grp) => (ofGroup.has(`${id} ${grp}`) ? Math.max(part, 0.3) : 0));
    const total = has.reduce((sum, part) => sum + part, 0);
    has.forEach((part, grp) =>
      groupWeight.set(
        `${id} ${grp}`,
        (Math.max(weight, 0.003) ** 0.6 * (countFactor[abbr ?? ''] ?? 1) * part) / total,
      ),
    );
  }
  const allWeight = [...groupWeight.values()].reduce((sum, weight) => sum + weight, 0);
  const weights = new Map<Line, number>();
  for (const [key, members] of ofGroup) {
    const root = (line: Line) =>
      Math.sqrt(line.years ? line.money / years.length : line.money) * (line.years ? 0.7 : 1);
    const share = groupWeight.get(key)! / allWeight;
    const roots = members.reduce((sum, line) => sum + root(line), 0);
    // Programs with many small awards get more of them; otherwise each award would have to be as large as the largest.
    const crowded = members.map((line) => {
      const number = ((share * root(line)) / roots) * kept;
      const spent = line.years ? line.money : line.money * years.length * 0.6;
      const need = (spent * (size.transactions / 1e6)) / number / line.most;
      return line.money < 5e7 ||
        line.sharing === 'state' ||
        line.sharing === 'people' ||
        line.sharing === 'county'
        ? root(line)
        : root(line) * Math.min(8, Math.max(1, need / 0.1));
    });
    const total = crowded.reduce((sum, each) => sum + each, 0);
    members.forEach((line, at) => weights.set(line, (share * crowded[at]!) / total));
  }
  const states = Number(
    (await db.query<{ n: number }>('select count(*) AS n from state_slot'))[0]!.n,
  );
  const yearsOf = (line: Line): number =>
    line.years ? Math.min(line.years[1], years.at(-1)!) - line.years[0] + 1 : years.length;
  const everywhere = (line: Line): boolean =>
    isFormula(line) && line.money / (line.years ? yearsOf(line) : 1) >= EVERY_STATE;
  let [fixed, free] = [0, 0];
  for (const line of lines)
    if (everywhere(line)) {
      const share =
        (states *
          yearsOf(line) *
          MARGIN *
          (line.years ? TRANCHES : 1) *
          (size.transactions / 1e6)) /
        kept;
      weights.set(line, share);
      fixed += share;
    } else free += weights.get(line)!;
  for (const line of lines)
    if (!everywhere(line)) weights.set(line, (weights.get(line)! * (1 - fixed)) / free);
  const rounded = lines.map((line) => Math.max(Math.round(weights.get(line)! * 1e9), 1));
  const total = rounded.reduce((sum, weight) => sum + weight, 0);
  const numberOf = (line: Line, at: number): number => {
    const all = (rounded[at]! / total) * kept;
    // Several formula awards in one state and year split the share of the state.
    if (isFormula(line))
      return line.years
        ? Math.min(all, states * yearsOf(line))
        : Math.min(all / years.length, states);
    return line.years ? all : (all * signings(TYPICAL_YEAR)) / yearsSigned;
  };
  const sized = await sizedLines(db, lines, numberOf, size.transactions / 1e6);

  let lo = 0;
  await createTable(
    db,
    'line',
    {
      id: 'INTEGER',
      lo: 'DOUBLE',
      top_id: 'INTEGER',
      grp: 'TINYINT',
      types: 'SMALLINT[]',
      subs: 'INTEGER[]',
      party_id: 'INTEGER',
      sharing: 'VARCHAR',
      listing_id: 'INTEGER',
      naics: 'INTEGER[]',
      psc: 'INTEGER[]',
      psc_before_2020: 'INTEGER[]',
      size: 'DOUBLE',
      most: 'DOUBLE',
      first_year: 'INTEGER',
      last_year: 'INTEGER',
      abroad: 'DOUBLE',
      text_lo: 'INTEGER',
      text_n: 'INTEGER',
    },
    lines.map((line, id) => {
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
        size: sized[id]!.size,
        most: sized[id]!.most,
        first_year: line.years?.[0] ?? null,
        last_year: line.years ? Math.min(line.years[1], years.at(-1)!) : null,
        abroad: line.abroad,
        text_lo: range.first,
        text_n: range.count,
      };
      lo += rounded[id]!;
      return row;
    }),
  );

  const wanted = new Map<string, number>();
  lines.forEach((line, id) => {
    const yearly = sized[id]!.yearly;
    const last = Math.min(line.years?.[1] ?? 0, years.at(-1)!);
    for (const year of years) {
      const part = line.years
        ? year >= line.years[0] && year <= last
          ? yearly / (last - line.years[0] + 1)
          : 0
        : yearly * growth(year);
      const key = `${line.topId} ${line.grp} ${year}`;
      const until = lastPublicDay(asOf, isLate(abbrOf.get(line.topId)!, line.grp));
      wanted.set(key, (wanted.get(key) ?? 0) + part * elapsedShare(year, until));
    }
  });
  await createTable(
    db,
    'money_wanted',
    { top_id: 'INTEGER', grp: 'TINYINT', fy: 'INTEGER', total: 'DOUBLE' },
    [...wanted].map(([key, money]) => {
      const [top_id, grp, fy] = key.split(' ').map(Number);
      return { top_id, grp, fy, total: Math.round(money) };
    }),
  );
};
