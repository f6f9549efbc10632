import { useCallback } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import type { PublicLawId } from '@/domain/disaster/publicLaws';
import { useAddress } from '@/lib/url/address';
import { usePorts } from '@/lib/ports';
import { useAnswer } from '@/lib/requests/useAnswer';
import { emergencyCodes } from '@/services/references/endpoints';
import { covidAddress, getPageParameters } from './covidAddress';
import {
  ALL_CODES_QUERY,
  selectDefcParams,
  selectLawCodes,
  selectPublicLaw,
  selectUnknownCodes,
} from './state/covid19State';

/** The law of the profile and its emergency codes (DEFC). */
export interface CodeSelection {
  law: PublicLawId;
  /** All codes of the law. */
  lawCodes: readonly string[];
  /** The selected codes of the law, or all of its codes if none is selected. Every request is limited to them. */
  defCodes: readonly string[];
}
export interface CodeSelectionInAddress extends CodeSelection {
  /** Codes in the address that do not belong to the law. */
  unknownCodes: readonly string[];
  refused: readonly string[];
  chooseLaw: (law: PublicLawId) => void;
  chooseCodes: (codes: readonly string[]) => void;
}

/** Returns the law and codes in the store, and functions that write them to the address. */
export const useCodeSelection = (): CodeSelectionInAddress => {
  const { refused, write } = useAddress(covidAddress);
  const { announce } = usePorts();
  // Requests the codes of the API, which the selectors read.
  useAnswer(emergencyCodes, ALL_CODES_QUERY);
  const law = useSelector(selectPublicLaw);
  // Compared by value, because a list with the same codes must not trigger new requests.
  const lawCodes = useSelector(selectLawCodes, shallowEqual);
  const defCodes = useSelector(selectDefcParams, shallowEqual);
  const unknownCodes = useSelector(selectUnknownCodes, shallowEqual);
  const chooseLaw = useCallback(
    (next: PublicLawId) =>
      write({ publicLaw: next, defc: '' }, 'replace', {
        names: getPageParameters(window.location.search),
      }),
    [write],
  );
  const chooseCodes = useCallback(
    (codes: readonly string[]) => {
      const selectedCodes = lawCodes.filter((code) => codes.includes(code));
      write(
        { defc: selectedCodes.length === lawCodes.length ? '' : selectedCodes.join(',') },
        'replace',
        { names: getPageParameters(window.location.search) },
      );
      announce(`Codes counted: ${selectedCodes.join(', ')}`);
    },
    [write, announce, lawCodes],
  );
  return { law, lawCodes, defCodes, unknownCodes, refused, chooseLaw, chooseCodes };
};
