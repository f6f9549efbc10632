import type { DisasterCode } from '@/domain/disaster/publicLaws';
import type { FederalTotal } from '@/domain/submissions/submission';
import { endpoint } from '../http/endpoint';
import { requireList } from '../http/serviceError';
import { dataDictionaryFromJson } from './dataDictionaryFromJson';
import { disasterCodesFromJson } from './disasterCodesFromJson';
import { submissionPeriodsFromJson } from './submissionPeriodsFromJson';
import type {
  DataDictionaryJson,
  DefCodesJson,
  SubmissionPeriodsJson,
  TotalResourcesJson,
} from './wire';

// The query of each list is empty (`{}`).

/** Submission periods of account data, newest first. */
export const submissionPeriods = endpoint({
  name: 'references/submissionPeriods',
  path: 'v2/references/submission_periods/',
  params: () => ({ use_cache: 'true' }),
  read: (wire: SubmissionPeriodsJson) => submissionPeriodsFromJson(wire),
});

/** The data dictionary with every data element and its names in downloads; empty if the service has none (204). */
export const dataDictionary = endpoint({
  name: 'references/dataDictionary',
  path: 'v2/references/data_dictionary/',
  read: (wire: DataDictionaryJson | null) => dataDictionaryFromJson(wire),
});

/** Disaster Emergency Fund codes with their public laws and, if there is one, their disaster. */
export const emergencyCodes = endpoint({
  name: 'references/emergencyCodes',
  path: 'v2/references/def_codes/',
  read: ({ codes }: DefCodesJson): readonly DisasterCode[] => disasterCodesFromJson(codes),
});

/** Budgetary resources of all agencies at the end of every published period. */
export const federalTotals = endpoint({
  name: 'references/federalTotals',
  path: 'v2/references/total_budgetary_resources/',
  read: ({ results }: TotalResourcesJson): readonly FederalTotal[] =>
    requireList(results).flatMap((row) =>
      typeof row?.fiscal_year === 'number' &&
      typeof row.fiscal_period === 'number' &&
      typeof row.total_budgetary_resources === 'number'
        ? [
            {
              fiscalYear: row.fiscal_year,
              period: row.fiscal_period,
              resources: row.total_budgetary_resources,
            },
          ]
        : [],
    ),
});
