/** The tracked Disaster Emergency Fund Codes (specification `reference.md` §3, pages document §18.7). */
export type Disaster = 'covid_19' | 'infrastructure';
export interface DefCode {
  code: string;
  disaster: Disaster;
  title: string;
  publicLaw: string;
  /** ISO date on which the law of the code was enacted. */
  enactmentDay: string;
}

const covidCode = (code: string, title: string, publicLaw: string, enactedOn: string): DefCode => ({
  code,
  disaster: 'covid_19',
  title,
  publicLaw,
  enactmentDay: enactedOn,
});

export const trackedDefCodes: readonly DefCode[] = [
  covidCode(
    'L',
    'Coronavirus Preparedness and Response Supplemental Appropriations Act, 2020',
    'Emergency P.L. 116-123',
    '2020-03-06',
  ),
  covidCode('M', 'Families First Coronavirus Response Act', 'Emergency P.L. 116-127', '2020-03-18'),
  covidCode(
    'N',
    'Coronavirus Aid, Relief, and Economic Security Act or the CARES Act',
    'Emergency P.L. 116-136',
    '2020-03-27',
  ),
  covidCode(
    'O',
    'CARES Act; Paycheck Protection Program and Health Care Enhancement Act; Consolidated Appropriations Act, 2021; American Rescue Plan Act of 2021',
    'Non-emergency P.L. 116-136, 116-139, 116-260, 117-2',
    '2020-03-27',
  ),
  covidCode(
    'P',
    'Paycheck Protection Program and Health Care Enhancement Act',
    'Emergency P.L. 116-139',
    '2020-04-24',
  ),
  covidCode('U', 'Consolidated Appropriations Act, 2021', 'Emergency P.L. 116-260', '2020-12-27'),
  covidCode('V', 'American Rescue Plan Act of 2021', 'Non-emergency P.L. 117-2', '2021-03-11'),
  {
    code: 'Z',
    disaster: 'infrastructure',
    title: 'Infrastructure Investment and Jobs Act (Z)',
    publicLaw: 'Emergency P.L. 117-58',
    enactmentDay: '2021-11-15',
  },
  {
    code: '1',
    disaster: 'infrastructure',
    title: 'Infrastructure Investment and Jobs Act (1)',
    publicLaw: 'Non-emergency P.L. 117-58',
    enactmentDay: '2021-11-15',
  },
];

export const covidDefCodes: readonly string[] = trackedDefCodes
  .filter((entry) => entry.disaster === 'covid_19')
  .map((entry) => entry.code);
export const infraDefCodes: readonly string[] = trackedDefCodes
  .filter((entry) => entry.disaster === 'infrastructure')
  .map((entry) => entry.code);
/** Code of the American Rescue Plan in the public-law map. @public Required by the specification for the COVID-19 profile. */
export const americanRescuePlanCode = 'V';
