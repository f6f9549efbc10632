/** A line of business: the names of its firms, the codes on its contracts, and the purpose of these contracts. */
export interface Trade {
  /** Words at the end of the names of its invented firms. */
  nameWords: readonly string[];
  /** Relative number of its invented firms. */
  firms: number;
  naics: readonly number[];
  psc: readonly string[];
  /** Product or service codes of contracts signed before October 30, 2020, if the current codes are newer. */
  pscBefore2020?: readonly string[];
  verbs: readonly string[];
  goods: readonly string[];
}

export const makeVerbs = ['Procurement of', 'Production of', 'Modernization of', 'Replacement of'];
export const supply = ['Procurement of', 'Supply of', 'Replacement of', 'Delivery of'];
export const serve = ['Support services for', 'Design and delivery of', 'Management of'];
export const build = [
  'Construction of',
  'Replacement of',
  'Repair of',
  'Design and construction of',
];
export const study = ['Research and development of', 'Prototyping of', 'Testing of', 'Studies of'];
export const run = ['Operation of', 'Management and operation of'];
export const keep = ['Maintenance of', 'Inspection of', 'Operation of'];

export const createTrade = (
  nameWords: string,
  firms: number,
  naics: readonly number[],
  psc: string,
  verbs: readonly string[],
  goods: string,
  pscBefore2020?: string,
): Trade => ({
  nameWords: nameWords.split('|'),
  firms,
  naics,
  psc: psc.split(' '),
  verbs,
  goods: goods.split('|'),
  pscBefore2020: pscBefore2020?.split(' '),
});
