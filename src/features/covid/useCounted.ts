import { useCallback, useMemo } from 'react';
import {
  codesOfLaw,
  covidCodesOf,
  type DisasterCode,
  type PublicLawId,
} from '@/domain/disaster/publicLaws';
import { useAddress } from '@/lib/address';
import { usePorts } from '@/lib/ports';
import { useAnswer } from '@/lib/requests/useAnswer';
import { emergencyCodes } from '@/services/references/endpoints';
import { covidAddress, pagesIn } from './covidAddress';

/** The empty query of a list that takes no parameters. */
const EVERY_CODE = {};

/** The law of the profile and its emergency codes (DEFC). */
export interface Counted {
  law: PublicLawId;
  /** All codes of the law. */
  lawCodes: readonly string[];
  /** The codes that limit every request: some of the law's codes, or all of them. */
  defCodes: readonly string[];
}
export interface CountedInAddress extends Counted {
  /** The codes from the API; null until they have loaded. */
  known: readonly DisasterCode[] | null;
  /** Codes in the address that do not belong to the law. */
  unknownCodes: readonly string[];
  refused: readonly string[];
  chooseLaw: (law: PublicLawId) => void;
  /** Limits the profile to these codes of the law. */
  chooseCodes: (codes: readonly string[]) => void;
}

/** Reads and writes the law and codes in the address. Nothing waits for the codes from the API: a built-in list is used until then. */
export const useCounted = (): CountedInAddress => {
  const { values, refused, write } = useAddress(covidAddress);
  const { announce } = usePorts();
  const { value: known } = useAnswer(emergencyCodes, EVERY_CODE);
  const { publicLaw: law, defc } = values;
  const covidKey = covidCodesOf(known).join();
  // Memoized by value: a list with the same codes must not trigger new requests.
  const lawCodes = useMemo(() => codesOfLaw(law, covidKey.split(',')), [law, covidKey]);
  const { defCodes, unknownCodes } = useMemo(() => {
    const asked = defc ? [...new Set(defc.split(','))] : [];
    const chosen = lawCodes.filter((code) => asked.includes(code));
    return {
      defCodes: chosen.length ? chosen : lawCodes,
      unknownCodes: asked.filter((code) => !lawCodes.includes(code)),
    };
  }, [defc, lawCodes]);
  const chooseLaw = useCallback(
    (next: PublicLawId) =>
      write({ publicLaw: next, defc: '' }, 'replace', pagesIn(window.location.search)),
    [write],
  );
  const chooseCodes = useCallback(
    (codes: readonly string[]) => {
      const next = lawCodes.filter((code) => codes.includes(code));
      write(
        { defc: next.length === lawCodes.length ? '' : next.join(',') },
        'replace',
        pagesIn(window.location.search),
      );
      announce(`Counted: code ${next.join(', ')}`);
    },
    [write, announce, lawCodes],
  );
  return { law, lawCodes, defCodes, known, unknownCodes, refused, chooseLaw, chooseCodes };
};
