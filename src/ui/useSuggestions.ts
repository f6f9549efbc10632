import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import { usePorts } from '@/lib/ports';

export interface SuggestGroup<T> {
  heading: string;
  items: readonly T[];
  /** Why this group cannot offer suggestions at the moment. */ problem?: string;
  /** Loads a failed group again. */
  retry?: () => Promise<SuggestGroup<T>>;
  /** The group once it has loaded, if it is slow. It never rejects unless the search is canceled. */
  pending?: Promise<SuggestGroup<T>>;
}
export type SuggestState<T> =
  | { state: 'idle' | 'short' | 'loading' }
  | { state: 'failed'; message: string }
  | {
      state: 'ready';
      groups: readonly SuggestGroup<T>[];
      /** The text that the visitor may have meant; '' for none. */
      correction: string;
    };
/** Returns the suggestions for a text; rejects with an error whose `message` is shown. */
export type SearchSuggestions<T> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly SuggestGroup<T>[]>;

const countItems = <T>(groups: readonly SuggestGroup<T>[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0);
/** Replaces a group by its later version, which moves to the end so that the listed suggestions keep their places. */
const replaceGroup = <T>(
  state: SuggestState<T>,
  group: SuggestGroup<T>,
  laterGroup: SuggestGroup<T>,
): SuggestState<T> =>
  state.state === 'ready'
    ? { ...state, groups: [...state.groups.filter((each) => each !== group), laterGroup] }
    : state;

/** Returns the text that the visitor may have meant, or undefined. `groups` are all suggestions for the typed text, also the slow ones. */
export type CorrectText<T> = (
  text: string,
  groups: readonly SuggestGroup<T>[],
  signal: AbortSignal,
) => Promise<string | undefined>;
interface SuggestionOptions<T> {
  search: SearchSuggestions<T>;
  correct?: CorrectText<T>;
  minimum: number;
  delay: number;
}

/** Returns functions that add what arrives after the first suggestions: slow groups and a correction. */
const useLaterResults = <T>(
  setSuggestions: Dispatch<SetStateAction<SuggestState<T>>>,
  callbacks: RefObject<Pick<SuggestionOptions<T>, 'search' | 'correct'>>,
) => {
  const { announce } = usePorts();
  const awaitGroup = useCallback(
    (group: SuggestGroup<T>, signal: AbortSignal) => {
      group.pending?.then(
        (loadedGroup) => {
          if (signal.aborted) return;
          setSuggestions((state) => replaceGroup(state, group, loadedGroup));
          const { items, heading } = loadedGroup;
          if (items.length) announce(`More suggestions: ${items.length}, ${heading}.`);
        },
        () => {},
      );
    },
    [announce, setSuggestions],
  );
  const showCorrection = useCallback(
    (text: string, groups: readonly SuggestGroup<T>[], signal: AbortSignal) => {
      // A correction is an extra: if it cannot be loaded, the suggestions stay as they are.
      callbacks.current.correct?.(text, groups, signal).then(
        (correction) => {
          if (!correction || signal.aborted) return;
          setSuggestions((state) => (state.state === 'ready' ? { ...state, correction } : state));
          announce(`Did you mean ${correction}?`);
        },
        () => {},
      );
    },
    [announce, setSuggestions, callbacks],
  );
  return { awaitGroup, showCorrection };
};

/** Returns suggestions, with functions to request or retry them. Requests them after a typing pause and announces their number. */
export const useSuggestions = <T>({ search, correct, minimum, delay }: SuggestionOptions<T>) => {
  const { announce } = usePorts();
  const [suggestions, setSuggestions] = useState<SuggestState<T>>({ state: 'idle' });
  const [query, setQuery] = useState({ text: '', attempt: 0 });
  const callbacks = useRef({ search, correct });
  const signalRef = useRef<AbortSignal>(undefined);
  useEffect(() => {
    callbacks.current = { search, correct };
  }, [search, correct]);
  const { awaitGroup, showCorrection } = useLaterResults(setSuggestions, callbacks);
  useEffect(() => {
    if (!query.text) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    signalRef.current = signal;
    const timer = setTimeout(
      () => {
        callbacks.current.search(query.text, signal).then(
          (groups) => {
            if (signal.aborted) return;
            setSuggestions({ state: 'ready', groups, correction: '' });
            groups.forEach((group) => awaitGroup(group, signal));
            const total = countItems(groups);
            if (total) announce(`Suggestions: ${total}. Use the arrow keys.`);
            void Promise.all(groups.map((group) => group.pending ?? group)).then(
              (allGroups) => {
                if (signal.aborted) return;
                if (!countItems(allGroups)) announce('No matching results');
                showCorrection(query.text, allGroups, signal);
              },
              () => {},
            );
          },
          (error: { message?: string; cancelled?: boolean }) => {
            if (!error.cancelled && !signal.aborted)
              setSuggestions({ state: 'failed', message: error.message ?? '' });
          },
        );
      },
      query.attempt ? 0 : delay,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, delay, announce, awaitGroup, showCorrection]);
  const request = (inputText: string) => {
    const text = inputText.trim();
    const isShort = text.length < minimum;
    setSuggestions({ state: text === '' ? 'idle' : isShort ? 'short' : 'loading' });
    setQuery({ text: isShort ? '' : text, attempt: 0 });
  };
  const retry = () => {
    setSuggestions({ state: 'loading' });
    setQuery({ text: query.text, attempt: query.attempt + 1 });
  };
  const retryGroup = (group: SuggestGroup<T>) => {
    const { heading, retry: reload } = group;
    if (!reload || !signalRef.current) return;
    const pendingGroup = { heading, items: [], pending: reload() };
    setSuggestions((state) => replaceGroup(state, group, pendingGroup));
    awaitGroup(pendingGroup, signalRef.current);
  };
  return { suggestions, request, retry, retryGroup };
};
