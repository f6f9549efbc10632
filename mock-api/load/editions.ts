export interface Edition {
  /** ISO date of publication. */ published?: string;
  isDelta: boolean;
  /** Only full files of the award data archive have a scope. A missing fiscal year or agency means all of them. */
  scope?: { fiscalYear?: number; agency?: string };
}

const parseDate = (digits: string): string | undefined => {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  return Number.isNaN(Date.parse(day)) ? undefined : day;
};

/** Parses a file name such as `FY2024_072_Contracts_Full_20260908_1.csv`, `FY(All)_…_Delta_…` or `…_2025-03-28_H02…`. */
export const parseEdition = (name: string): Edition => {
  const archiveMatch =
    /FY\(?(20\d\d|All)\)?_([0-9A-Za-z]+)_(?:Contracts|Assistance)_(Full|Delta)_(\d{8})(?!\d)/i.exec(
      name,
    );
  if (!archiveMatch) {
    const day = /(?<!\d)(20\d\d-\d\d-\d\d)(?=_H\d\dM\d\dS\d\d)/.exec(name)?.[1];
    return { published: day, isDelta: /(?<![a-z])delta(?![a-z])/i.test(name) };
  }
  const [, year, agency, type, digits] = archiveMatch;
  const isDelta = type!.toLowerCase() === 'delta';
  return {
    published: parseDate(digits!),
    isDelta,
    ...(!isDelta && {
      scope: {
        ...(/^\d/.test(year!) && { fiscalYear: Number(year) }),
        ...(agency!.toLowerCase() !== 'all' && { agency: agency!.padStart(3, '0') }),
      },
    }),
  };
};

/** Returns the part number at the end of the file name, or 1 if it has none. Large archive files are split into parts. */
export const parsePart = (name: string): number =>
  Number(/_(?:Full|Delta)_\d{8}_(\d+)(?!\d)/i.exec(name)?.[1] ?? 1);
/** Returns whether two file names belong to the same edition. */
export const isSameEdition = (a: string, b: string): boolean =>
  JSON.stringify(parseEdition(a)) === JSON.stringify(parseEdition(b));

/** Compares files by date (undated files first), then puts full files before delta files, and then compares names. */
export const compareEditions = (
  a: { name: string; columns: readonly string[] },
  b: { name: string; columns: readonly string[] },
): number => {
  const getSortKey = ({ name, columns }: typeof a) => {
    const { published = '', isDelta } = parseEdition(name);
    return [published, isDelta || columns.includes('correction_delete_ind') ? '1' : '0', name];
  };
  const [left, right] = [getSortKey(a), getSortKey(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at < 0 ? 0 : left[at]! < right[at]! ? -1 : 1;
};
