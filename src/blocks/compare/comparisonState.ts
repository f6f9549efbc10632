import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer, UnknownAction } from 'redux';
import { MAX_MEMBERS, memberKey, parseMembers, type Member } from '@/domain/compare/members';
import type { Thunk } from '@/lib/redux';

/** A profile on the comparison list, with its display name. */
export interface ListedMember extends Member {
  name: string;
}

const STORAGE_KEY = 'usaspending_compare';
const MAX_NAME_LENGTH = 200;

const parseMember = (entry: unknown): ListedMember[] => {
  const { kind, id, name } = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<
    string,
    unknown
  >;
  const [member] =
    typeof kind === 'string' && typeof id === 'string' ? parseMembers(`${kind}:${id}`).members : [];
  return member && typeof name === 'string' && name.trim()
    ? [{ ...member, name: name.trim().slice(0, MAX_NAME_LENGTH) }]
    : [];
};
/** Returns the valid members of a list stored as JSON, each once, at most `MAX_MEMBERS`. Returns [] for invalid JSON. */
export const readList = (text: string | null): readonly ListedMember[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    const members = Array.isArray(list) ? list.slice(0, 100).flatMap(parseMember) : [];
    return [...new Map(members.map((member) => [memberKey(member), member])).values()].slice(
      0,
      MAX_MEMBERS,
    );
  } catch {
    return [];
  }
};
const readStoredText = (): string | null => {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
};

interface ComparisonShape {
  /** The list as JSON, as it is in localStorage; null when it is empty. */
  text: string | null;
  /** Whether the browser stores the list beyond this page. */
  isStored: boolean;
}
export interface WithComparison {
  comparison: RecordOf<ComparisonShape>;
}
const makeComparison = ImmutableRecord<ComparisonShape>(
  { text: null, isStored: true },
  'Comparison',
);
const listChanged = (text: string | null, isStored: boolean) =>
  ({ type: 'comparison/changed', text, isStored }) as const;
const reducer = (
  state = makeComparison(),
  action: ReturnType<typeof listChanged> | UnknownAction,
): RecordOf<ComparisonShape> => {
  if (action.type !== 'comparison/changed') return state;
  const { text, isStored } = action as ReturnType<typeof listChanged>;
  return state.merge({ text, isStored });
};
/** The slice that a page with `useComparisonList` injects. */
export const comparisonReducers: Readonly<Record<keyof WithComparison, Reducer>> = {
  comparison: reducer as Reducer,
};

type ComparisonThunk<R = void> = Thunk<WithComparison, R>;
/** Updates the list from localStorage, unless the last change could not be stored there. */
const syncFromStorage = (): ComparisonThunk => (dispatch, getState) => {
  const { text, isStored } = getState().comparison;
  const storedText = readStoredText();
  if (isStored && storedText !== text) dispatch(listChanged(storedText, true));
};
/** Stores the list that `edit` returns, unless it is the same array. Returns whether the list is stored beyond this page. */
const changeList =
  (edit: (list: readonly ListedMember[]) => readonly ListedMember[]): ComparisonThunk<boolean> =>
  (dispatch, getState) => {
    dispatch(syncFromStorage());
    const previousState = getState().comparison;
    const previousMembers = readList(previousState.text);
    const list = edit(previousMembers);
    if (list === previousMembers) return previousState.isStored;
    const text = list.length ? JSON.stringify(list) : null;
    let isStored = false;
    try {
      if (text) window.localStorage.setItem(STORAGE_KEY, text);
      else window.localStorage.removeItem(STORAGE_KEY);
      isStored = readStoredText() === text;
    } catch {
      // Without browser storage, the list lasts while the page is open.
    }
    dispatch(listChanged(text, isStored));
    return isStored;
  };
/** Adds a profile unless it is listed or invalid, or the list is full. Returns whether the list is stored beyond this page. */
export const addMember = (member: ListedMember): ComparisonThunk<boolean> =>
  changeList((list) => {
    const [added] = parseMember(member);
    return !added ||
      list.length >= MAX_MEMBERS ||
      list.some((other) => memberKey(other) === memberKey(added))
      ? list
      : [...list, added];
  });
export const removeMember = (member: Member): ComparisonThunk<boolean> =>
  changeList((list) => list.filter((other) => memberKey(other) !== memberKey(member)));
export const clearMembers = (): ComparisonThunk<boolean> => changeList(() => []);

/** Reads the stored list and follows its changes in other tabs. Returns a function that stops following them. */
export const followStorage = (): ComparisonThunk<() => void> => (dispatch) => {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) dispatch(syncFromStorage());
  };
  dispatch(syncFromStorage());
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
};
