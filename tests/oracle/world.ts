/**
 * Reads the plain rows for the independent evaluator of searches into memory. This module must never share SQL or filter code with the
 * server, or else the evaluator proves nothing.
 */
import { DuckDBInstance } from '@duckdb/node-api';

type Row = Record<string, unknown>;
export interface Place {
  country: string | null;
  state: string | null;
  county: string | null;
  city: string | null;
  zip: string | null;
  current: string | null;
  original: string | null;
}
export interface Award {
  id: number;
  type: string;
  group: number;
  signed: string;
  latest: string;
  modified: string;
  amount: number;
  outlay: number;
  uid: string;
  displayId: string;
  uri: string | null;
  top: string;
  sub: string;
  ftop: string | null;
  fsub: string | null;
  recipient: string;
  recipientWords: string;
  parentWords: string;
  recipientUuid: string;
  categories: bigint[];
  rec: Place;
  pop: Place;
  naics: string | null;
  naicsWords: string;
  psc: string | null;
  pscWords: string;
  listing: string | null;
  words: string;
  pricing: string | null;
  setAside: string | null;
  competed: string | null;
  codes: Set<string>;
  covid: boolean;
  infra: boolean;
}
export interface Transaction extends Award {
  date: string;
  txAmount: number;
  txWords: string;
  txModified: string;
}
export interface Subaward {
  award: Award;
  date: string;
  amount: number;
  number: string;
  words: string;
  recipientWords: string;
  rec: Place;
  pop: Place;
  categories: bigint[];
}
export interface World {
  awards: Award[];
  transactions: Transaction[];
  subawards: Subaward[];
  enacted: Map<string, { date: string | null; disaster: string | null }>;
  typeCodes: readonly string[];
  categoryCodes: readonly string[];
}

export const normalizeText = (text: unknown): string =>
  ` ${String(text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;
const textOf = (value: unknown, show: (value: unknown) => string = String): string | null =>
  value === null || value === undefined ? null : show(value);
const formatDay = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '');

/** Returns all records of the dataset at a path, joined and summed in JavaScript instead of in the database. */
export const readWorld = async (
  path: string,
  typeCodes: readonly string[],
  categoryCodes: readonly string[],
): Promise<World> => {
  const instance = await DuckDBInstance.create(path, { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  const read = async (table: string, columns = '*') =>
    (await connection.runAndReadAll(`select ${columns} from ${table}`)).getRowObjectsJS() as Row[];
  const indexRows = (rows: Row[], key = 'id') =>
    new Map(rows.map((row) => [Number(row[key]), row]));
  const [tops, subs, recipients, places, states, countries, naics, psc, listings, texts, defs] =
    await Promise.all(
      'toptier subtier recipient place state country naics psc listing text def_code'
        .split(' ')
        .map((table) => read(table)),
    );
  const byId = {
    top: indexRows(tops!),
    sub: indexRows(subs!),
    recipient: indexRows(recipients!),
    place: indexRows(places!),
    state: indexRows(states!),
    country: indexRows(countries!),
    naics: indexRows(naics!, 'code'),
    psc: indexRows(psc!),
    listing: indexRows(listings!),
    text: indexRows(texts!),
  };
  const codes = new Map(defs!.map((row) => [Number(row.bit), String(row.code)]));
  const financialRows = await read(
    'file_c',
    'award_id, defc_bit, obligation::DOUBLE o, outlay::DOUBLE u',
  );
  const makePlace = (id: unknown): Place => {
    const row = textOf(id) === null ? undefined : byId.place.get(Number(id));
    const formatTwoDigits = (value: unknown) => String(Number(value) % 100).padStart(2, '0');
    return {
      country: row ? String(byId.country.get(Number(row.country_id))?.alpha3) : null,
      state: textOf(row?.state_id, (state) => String(byId.state.get(Number(state))?.code)),
      county: textOf(row?.county_id, (county) => String(Number(county) % 1000).padStart(3, '0')),
      city: textOf(row?.city)?.toUpperCase() ?? null,
      zip: textOf(row?.zip5),
      current: textOf(row?.cd_cur, formatTwoDigits),
      original: textOf(row?.cd_org, formatTwoDigits),
    };
  };
  const recipientText = (id: unknown) => {
    const row = byId.recipient.get(Number(id));
    if (!row) return '';
    const { name, alternate_names: others, uei, duns } = row;
    return [name, ...(others ? toList(others) : []), uei, duns].map(normalizeText).join(' ');
  };
  const emergencySums = new Map<number, Map<string, { o: number; u: number }>>();
  for (const row of financialRows) {
    if (row.award_id === null) continue;
    const code = codes.get(Number(row.defc_bit))!;
    if (code === 'Q') continue;
    const codeSums =
      emergencySums.get(Number(row.award_id)) ?? new Map<string, { o: number; u: number }>();
    const sum = codeSums.get(code) ?? { o: 0, u: 0 };
    codeSums.set(code, { o: sum.o + Number(row.o), u: sum.u + Number(row.u) });
    emergencySums.set(Number(row.award_id), codeSums);
  }
  const transactionsRaw = await read(
    'tx',
    'tid, award_id, action_date, amount::DOUBLE amount, text_id, last_modified',
  );
  const awardsRaw = await read(
    'award',
    '* exclude (obligation, outlay), obligation::DOUBLE obligation, outlay::DOUBLE outlay',
  );
  const transactionsByAward = new Map<number, Row[]>();
  for (const row of transactionsRaw) {
    const awardTransactions = transactionsByAward.get(Number(row.award_id));
    if (awardTransactions) awardTransactions.push(row);
    else transactionsByAward.set(Number(row.award_id), [row]);
  }
  const disasterByCode = new Map(
    defs!.map((row) => [String(row.code), row.disaster as string | null]),
  );
  const awards: Award[] = awardsRaw.map((row) => {
    const awardSums =
      emergencySums.get(Number(row.id)) ?? new Map<string, { o: number; u: number }>();
    const hasSpending = (disaster: string) => {
      const parts = [...awardSums].filter(([code]) => disasterByCode.get(code) === disaster);
      return (['o', 'u'] as const).some(
        (key) => Math.abs(parts.reduce((sum, [, part]) => sum + part[key], 0)) > 0.004,
      );
    };
    const recipient = byId.recipient.get(Number(row.recipient_id))!;
    const psc = row.psc_id === null ? undefined : byId.psc.get(Number(row.psc_id))!;
    const ownTransactions = transactionsByAward.get(Number(row.id)) ?? [];
    const dates = ownTransactions.map((tx) => formatDay(tx.action_date)).sort();
    return {
      id: Number(row.id),
      type: typeCodes[Number(row.type_id)]!,
      group: Number(row.grp),
      signed: dates[0]!,
      latest: dates[dates.length - 1]!,
      modified: formatDay(row.last_modified),
      // The amount is the sum of the transactions, so that it does not depend on the award row.
      amount:
        Math.round(ownTransactions.reduce((sum, tx) => sum + Number(tx.amount), 0) * 100) / 100,
      outlay: Number(row.outlay ?? 0),
      uid: String(row.generated_id),
      displayId: String(row.display_id),
      uri: textOf(row.uri),
      top: String(byId.top.get(Number(row.top_id))!.name),
      sub: String(byId.sub.get(Number(row.sub_id))!.name),
      ftop: String(byId.top.get(Number(row.ftop_id))?.name),
      fsub: String(byId.sub.get(Number(row.fsub_id))?.name),
      recipient: String(recipient.name),
      recipientWords: recipientText(row.recipient_id),
      parentWords: recipient.parent_id === null ? '' : recipientText(recipient.parent_id),
      recipientUuid: String(recipient.uuid),
      categories: [BigInt(recipient.cat_lo as bigint), BigInt(recipient.cat_hi as bigint)],
      rec: makePlace(recipient.place_id),
      pop: makePlace(row.pop_place),
      naics: textOf(row.naics),
      naicsWords:
        row.naics === null
          ? ''
          : normalizeText(
              `${String(row.naics)} ${String(byId.naics.get(Number(row.naics))?.text)}`,
            ),
      psc: psc ? String(psc.code) : null,
      pscWords: psc ? normalizeText(`${String(psc.code)} ${String(psc.text)}`) : '',
      listing: textOf(row.listing_id, (id) => String(byId.listing.get(Number(id))!.number)),
      words: normalizeText(byId.text.get(Number(row.text_id))?.txt),
      pricing: row.pricing as string | null,
      setAside: row.set_aside as string | null,
      competed: row.competed as string | null,
      codes: new Set(awardSums.keys()),
      covid: hasSpending('covid_19'),
      infra: hasSpending('infrastructure'),
    };
  });
  const awardById = new Map(awards.map((award) => [award.id, award]));
  const transactions = transactionsRaw.map((row): Transaction => {
    const award = awardById.get(Number(row.award_id))!;
    return {
      ...award,
      date: formatDay(row.action_date),
      txAmount: Number(row.amount),
      txWords: normalizeText(byId.text.get(Number(row.text_id))?.txt),
      txModified: formatDay(row.last_modified),
    };
  });
  const subawardsRaw = await read(
    'subaward',
    'award_id, number, sub_date, amount::DOUBLE amount, text_id, recipient_id, pop_place',
  );
  const subawards = subawardsRaw.map((row): Subaward => {
    const recipient = byId.recipient.get(Number(row.recipient_id))!;
    return {
      award: awardById.get(Number(row.award_id))!,
      date: formatDay(row.sub_date),
      amount: Number(row.amount),
      number: String(row.number),
      words: normalizeText(byId.text.get(Number(row.text_id))?.txt),
      recipientWords: recipientText(row.recipient_id),
      rec: makePlace(recipient.place_id),
      pop: makePlace(row.pop_place),
      categories: [BigInt(recipient.cat_lo as bigint), BigInt(recipient.cat_hi as bigint)],
    };
  });
  connection.closeSync();
  instance.closeSync();
  return {
    awards,
    transactions,
    subawards,
    typeCodes,
    categoryCodes,
    enacted: new Map(
      defs!.map((row) => [
        String(row.code),
        {
          date: row.enacted === null ? null : formatDay(row.enacted),
          disaster: row.disaster as string | null,
        },
      ]),
    ),
  };
};
const toList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : ((value as { items?: unknown[] }).items ?? []);
