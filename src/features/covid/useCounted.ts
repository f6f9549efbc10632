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

/** There is one list of all codes. */
const EVERY_CODE = {};

/** What the profile counts: the codes of a law, or some of them. */
export interface Counted {
  law: PublicLawId;
  /** Codes of the law. */
  lawCodes: readonly string[];
  /** Codes that every call is limited to: some of the law's, or all. */
  defCodes: readonly string[];
}
export interface CountedInAddress extends Counted {
  /** What the service says of each code; null until it does. */
  known: readonly DisasterCode[] | null;
  /** Codes of the address that the law does not have. */
  unknownCodes: readonly string[];
  refused: readonly string[];
  chooseLaw: (law: PublicLawId) => void;
  /** Counts these codes of the law. */
  chooseCodes: (codes: readonly string[]) => void;
}

/** Reads and writes what is counted. Nothing waits for the service's list of codes: the site's own stand in for it. */
export const useCounted = (): CountedInAddress => {
  const { values, refused, write } = useAddress(covidAddress);
  const { announce } = usePorts();
  const { value: known } = useAnswer(emergencyCodes, EVERY_CODE);
  const { publicLaw: law, defc } = values;
  const covidKey = covidCodesOf(known).join();
  // By their words: a list that says the same again asks nothing anew.
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
