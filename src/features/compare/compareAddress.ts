import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  parseMembers,
  formatMembers,
  type Member,
  type ParsedMembers,
} from '@/domain/compare/members';
import { DEFAULT_PROFILE_YEAR, parseProfileYear, type ProfileYear } from '@/domain/profileYears';
import { dollarsAddress } from '@/lib/url/dollarsAddress';
import { choice, readAddress, writeAddress, type Parameter, type Values } from '@/lib/url/address';
import { useDataDay } from '@/lib/dataDay';

const buildParameters = (today: string) => ({
  of: { fallback: '', parse: (text: string) => text, write: String } as Parameter<string>,
  fy: {
    fallback: DEFAULT_PROFILE_YEAR,
    parse: (text: string) => parseProfileYear(text, today),
    write: String,
  } as Parameter<ProfileYear>,
  ...dollarsAddress,
  per: choice<'total' | 'resident'>(['total', 'resident'], 'total'),
});
type CompareValues = Values<ReturnType<typeof buildParameters>>;
export type CompareChoices = Omit<CompareValues, 'of'>;

export interface CompareAddress extends ParsedMembers {
  choices: CompareChoices;
  refused: readonly string[];
  setMembers: (members: readonly Member[]) => void;
  choose: (choices: Partial<CompareChoices>) => void;
}

/** Returns the members and options in the address, and functions that change them and add a history entry. */
export const useCompareAddress = (): CompareAddress => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const day = useDataDay();
  const parameters = useMemo(() => buildParameters(day), [day]);
  const { values, refused } = useMemo(() => readAddress(search, parameters), [search, parameters]);
  const { of, fy, dollars, per } = values;
  const parsedMembers = useMemo(() => parseMembers(of), [of]);
  const choices = useMemo(() => ({ fy, dollars, per }), [fy, dollars, per]);
  const write = useCallback(
    (changes: Partial<CompareValues>) => {
      const newSearch = writeAddress(window.location.search, parameters, changes);
      if (newSearch !== window.location.search)
        void navigate(`/compare${newSearch}`, { preventScrollReset: true });
    },
    [navigate, parameters],
  );
  const setMembers = useCallback(
    (members: readonly Member[]) => write({ of: formatMembers(members) }),
    [write],
  );
  return { ...parsedMembers, choices, refused, setMembers, choose: write };
};
