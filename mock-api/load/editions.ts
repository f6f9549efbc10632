/** What a file's name says of the edition it is. */
export interface Edition {
  /** ISO day on which it was published. */ published?: string;
  isDelta: boolean;
  /** Of a full file of the award data archive: all that it holds, by fiscal year and agency; undefined is all of them. */
  scope?: { fiscalYear?: number; agency?: string };
}

/** A day as names have it, `20260908` or `2026-09-08`. */
const dayOf = (digits: string): string | undefined => {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  return Number.isNaN(Date.parse(day)) ? undefined : day;
};

/** Reads the edition of a file: `FY2024_072_Contracts_Full_20260908_1.csv`, `FY(All)_072_…_Delta_…`, `…_2025-03-28_H02M59S08_1.csv`. */
export const editionOf = (name: string): Edition => {
  const archive =
    /FY\(?(20\d\d|All)\)?_([0-9A-Za-z]+)_(?:Contracts|Assistance)_(Full|Delta)_(\d{8})(?!\d)/i.exec(
      name,
    );
  if (!archive) {
    const day = /(?<!\d)(20\d\d-\d\d-\d\d)(?=_H\d\dM\d\dS\d\d)/.exec(name)?.[1];
    return { published: day, isDelta: /(?<![a-z])delta(?![a-z])/i.test(name) };
  }
  const [, year, agency, type, digits] = archive;
  const isDelta = type!.toLowerCase() === 'delta';
  return {
    published: dayOf(digits!),
    isDelta,
    ...(!isDelta && {
      scope: {
        ...(/^\d/.test(year!) && { fiscalYear: Number(year) }),
        ...(agency!.toLowerCase() !== 'all' && { agency: agency!.padStart(3, '0') }),
      },
    }),
  };
};

/** Which part of a large file of the archive a name says: these are split, and the last number is the part's. */
export const partOf = (name: string): number =>
  Number(/_(?:Full|Delta)_\d{8}_(\d+)(?!\d)/i.exec(name)?.[1] ?? 1);
/** Whether two names are those of parts of one edition. */
export const isSameEdition = (a: string, b: string): boolean =>
  JSON.stringify(editionOf(a)) === JSON.stringify(editionOf(b));

/** Orders files from the oldest edition to the newest, whatever their order on the command line; those without a day come first, by name. */
export const byEdition = (
  a: { name: string; columns: readonly string[] },
  b: { name: string; columns: readonly string[] },
): number => {
  const key = ({ name, columns }: typeof a) => {
    const { published = '', isDelta } = editionOf(name);
    return [published, isDelta || columns.includes('correction_delete_ind') ? '1' : '0', name];
  };
  const [left, right] = [key(a), key(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at < 0 ? 0 : left[at]! < right[at]! ? -1 : 1;
};
