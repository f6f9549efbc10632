import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** One query parameter: how it reads, how it is written, and what it is when absent. */
export interface Parameter<T> {
  fallback: T;
  /** What the text means; undefined when it means nothing. */
  parse(text: string): T | undefined;
  write(value: T): string;
  /** Whether a part of what is written means nothing, though the rest is used. */
  holdsUnknown?(text: string): boolean;
}
export const choice = <T extends string>(values: readonly T[], fallback: T): Parameter<T> => ({
  fallback,
  parse: (text) => values.find((value) => value === text),
  write: String,
});
export const whole = (fallback: number, maximum = 100000): Parameter<number> => ({
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

/** Reads a query string by its spec. Values that mean nothing, or hold a part that does, are named in `refused`; the former fall back. */
export const readAddress = <S extends Spec>(
  search: string,
  spec: S,
): { values: Values<S>; refused: string[] } => {
  const query = new URLSearchParams(search);
  const refused: string[] = [];
  const values = Object.fromEntries(
    Object.entries(spec).map(([name, parameter]) => {
      const written = query.get(name);
      const parsed = written === null ? undefined : parameter.parse(written);
      if (written !== null && (parsed === undefined || parameter.holdsUnknown?.(written)))
        refused.push(name);
      return [name, parsed ?? parameter.fallback];
    }),
  );
  return { values: values as Values<S>, refused };
};

/** The query string after some changes: defaults are left out, parameters of others stay untouched and in place, but for those in `gone`. */
export const writeAddress = <S extends Spec>(
  search: string,
  spec: S,
  changes: Partial<Values<S>>,
  gone: readonly string[] = [],
): string => {
  const query = new URLSearchParams(search);
  gone.forEach((name) => query.delete(name));
  Object.entries(changes).forEach(([name, value]) => {
    const parameter = spec[name];
    if (!parameter) return;
    if (value === undefined || value === parameter.fallback) query.delete(name);
    else query.set(name, parameter.write(value));
  });
  const written = query.toString();
  return written ? `?${written}` : '';
};

export interface Address<S extends Spec> {
  values: Values<S>;
  refused: readonly string[];
  /** Writes changes into the address: pushed when Back should undo them, replaced otherwise. */ write: (
    changes: Partial<Values<S>>,
    history: 'push' | 'replace',
    gone?: readonly string[],
  ) => void;
}

/** The address as this page's view: typed reading and writing of query parameters. `spec` must be a constant. */
export const useAddress = <S extends Spec>(spec: S): Address<S> => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const read = useMemo(() => readAddress(search, spec), [search, spec]);
  const write = useCallback(
    (changes: Partial<Values<S>>, history: 'push' | 'replace', gone?: readonly string[]) => {
      // The live address, not the rendered one: two writes in one tick must not undo each other.
      const next = writeAddress(window.location.search, spec, changes, gone);
      if (next !== window.location.search)
        void navigate(`${pathname}${next}${history === 'replace' ? window.location.hash : ''}`, {
          replace: history === 'replace',
          preventScrollReset: true,
        });
    },
    [navigate, pathname, spec],
  );
  return useMemo(() => ({ values: read.values, refused: read.refused, write }), [read, write]);
};
