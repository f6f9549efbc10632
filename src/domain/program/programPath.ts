import { DEFAULT_PROFILE_YEAR } from '../profileYears';
import type { ProgramCode } from './programCode';

/** Returns the address of a program's page. `fy` is the year of the profile; the trailing 12 months by default and for ''. */
export const programPath = (
  { kind, code }: ProgramCode,
  fy: string = DEFAULT_PROFILE_YEAR,
): string => `/program/${kind}/${code}${fy && fy !== DEFAULT_PROFILE_YEAR ? `?fy=${fy}` : ''}`;
