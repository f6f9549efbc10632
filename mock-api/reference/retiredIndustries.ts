/** Year of the NAICS edition in `naics.csv`, in which the codes below are missing. */
export const NAICS_EDITION = 2017;
/** NAICS codes of the 2012 edition that the 2017 edition dropped (US Census Bureau, 2012 to 2017 concordance). */
export const retiredIndustries: readonly number[] = [
  211111, 211112, 212231, 212234, 333911, 333913, 335221, 335222, 335224, 335228, 452111, 452112,
  452910, 452990, 454111, 454112, 454113, 512210, 512220, 517110, 517210, 532220, 532230, 532291,
  532292, 532299, 541711, 541712,
];
