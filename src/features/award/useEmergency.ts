import { emergencyAmounts, type EmergencyAmounts } from '@/domain/awardEmergency';
import type { DefcAmount } from '@/domain/award';
import { EMPTY_QUERY, useAnswer } from '@/lib/requests/useAnswer';
import { emergencyCodes } from '@/services/references/endpoints';

export interface WithDefc {
  obligationsByDefc: readonly DefcAmount[];
  outlaysByDefc: readonly DefcAmount[];
}

/**
 * Returns the COVID-19 and infrastructure amounts of an award. Until the API has returned its list of emergency codes, the site's own
 * list applies.
 */
export const useEmergency = (
  amounts: WithDefc,
): { covid: EmergencyAmounts; infrastructure: EmergencyAmounts } => {
  const hasCodes = amounts.obligationsByDefc.length + amounts.outlaysByDefc.length > 0;
  const { value } = useAnswer(emergencyCodes, hasCodes ? EMPTY_QUERY : null);
  return {
    covid: emergencyAmounts(amounts, 'covid_19', value),
    infrastructure: emergencyAmounts(amounts, 'infrastructure', value),
  };
};
