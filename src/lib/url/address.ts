import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changeQuery, joinQuery, splitQuery } from './query';

/** One query parameter of the address: how it is parsed and written, and its default. */
export interface Parameter<T> {
  fallback: T;
  /** Returns the value of the text; undefined when the text is not valid. */
  parse(text: string): T | undefined;
  write(value: T): string;
  /** Returns whether some part of the text is invalid and ignored. */
  hasInvalidPart?(text: string): boolean;
}
export const choice = <T extends string>(values: readonly T[], fallback: T): Parameter<T> => ({
  fallback,
  parse: (text) => values.find((value) => value === text),
  write: String,
});
export const integer = (fallback: number, maximum = 100000): Parameter<number> => ({
  fallback,
  parse: (text) =>
    /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= maximum
      ? Number(text)
      : undefined,
  write: String,
});
export const text = (pattern: RegExp, fallback = ''): Parameter<string> => ({
  fallback,
  parse: (value) => (pattern.test(value) ? value : undefined),
  write: String,
});

type Spec = Readonly<Record<string, Parameter<unknown>>>;
export type Values<S extends Spec> = {
  [K in keyof S]: S[K] extends Parameter<infer T> ? T : never;
};

/** Parses a query string according to `spec`. `refused` lists the parameters whose value is invalid, as a whole or in part. */
export const readAddress = <S extends Spec>(
  search: string,
  spec: S,
): { values: Values<S>; refused: string[] } => {
  const query = new URLSearchParams(search);
  const invalidNames: string[] = [];
  const values = Object.fromEntries(
    Object.entries(spec).map(([name, parameter]) => {
      const rawValue = query.get(name);
      const parsedValue = rawValue === null ? undefined : parameter.parse(rawValue);
      if (rawValue !== null && (parsedValue === undefined || parameter.hasInvalidPart?.(rawValue)))
        invalidNames.push(name);
      return [name, parsedValue ?? parameter.fallback];
    }),
  );
  return { values: values as Values<S>, refused: invalidNames };
};

/** Parameters outside the spec of a page: the names to remove, and the query that replaces them. */
interface OtherParameters {
  names: readonly string[];
  query?: string;
}
/** Returns the query string after changes. Omits changed parameters that have their default. */
export const writeAddress = <S extends Spec>(
  search: string,
  spec: S,
  changes: Partial<Values<S>>,
  { names, query = '' }: OtherParameters = { names: [] },
): string => {
  const newValues = Object.entries(changes).flatMap(([name, value]) => {
    const parameter = spec[name];
    if (!parameter) return [];
    const isDefault = value === undefined || value === parameter.fallback;
    return [[name, isDefault ? undefined : parameter.write(value)] as const];
  });
  const newSearch = changeQuery(search, {
    ...Object.fromEntries(names.map((name) => [name, undefined])),
    ...Object.fromEntries(newValues),
  });
  return joinQuery([...splitQuery(newSearch), ...splitQuery(query)]);
};

export interface Address<S extends Spec> {
  values: Values<S>;
  refused: readonly string[];
  /** Writes changes into the address: `push` when Back should undo them, `replace` otherwise. */ write: (
    changes: Partial<Values<S>>,
    history: 'push' | 'replace',
    others?: OtherParameters,
  ) => void;
}

/** Returns the typed query parameters of the page and a function that writes them. `spec` must be a constant. */
export const useAddress = <S extends Spec>(spec: S): Address<S> => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parsedAddress = useMemo(() => readAddress(search, spec), [search, spec]);
  const write = useCallback(
    (changes: Partial<Values<S>>, history: 'push' | 'replace', others?: OtherParameters) => {
      // Reads the live address, not the rendered one, so that two writes in one tick do not undo each other.
      const query = writeAddress(window.location.search, spec, changes, others);
      if (query !== window.location.search)
        void navigate(`${pathname}${query}${history === 'replace' ? window.location.hash : ''}`, {
          replace: history === 'replace',
          preventScrollReset: true,
        });
    },
    [navigate, pathname, spec],
  );
  return useMemo(
    () => ({ values: parsedAddress.values, refused: parsedAddress.refused, write }),
    [parsedAddress, write],
  );
};
