import { MOST_MEMBERS, memberKey, readMembers, type Member } from '@/domain/compare/members';

/** A profile on the comparison list, with its display name. */
export interface KeptMember extends Member {
  name: string;
}

const KEY = 'usaspending_compare';
const LONGEST_NAME = 200;

const read = (entry: unknown): KeptMember[] => {
  const { kind, id, name } = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<
    string,
    unknown
  >;
  const [member] =
    typeof kind === 'string' && typeof id === 'string' ? readMembers(`${kind}:${id}`).members : [];
  return member && typeof name === 'string' && name.trim()
    ? [{ ...member, name: name.trim().slice(0, LONGEST_NAME) }]
    : [];
};
const readAll = (text: string | null): readonly KeptMember[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    const all = Array.isArray(list) ? list.slice(0, 100).flatMap(read) : [];
    return [...new Map(all.map((member) => [memberKey(member), member])).values()].slice(
      0,
      MOST_MEMBERS,
    );
  } catch {
    return [];
  }
};
const stored = (): string | null => {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

const listeners = new Set<() => void>();
/** In-memory list, used when the browser cannot store it. */
let unkept: readonly KeptMember[] | undefined;
let known: { text: string | null; list: readonly KeptMember[] } = { text: null, list: [] };

/** Returns the comparison list. The array keeps its identity until the list changes. */
export const keptMembers = (): readonly KeptMember[] => {
  if (unkept) return unkept;
  const text = stored();
  if (text !== known.text) known = { text, list: readAll(text) };
  return known.list;
};
/** Returns whether the list is stored beyond this page. */
export const isKept = (): boolean => !unkept;

const keep = (list: readonly KeptMember[]): void => {
  const text = JSON.stringify(list);
  try {
    if (list.length) window.localStorage.setItem(KEY, text);
    else window.localStorage.removeItem(KEY);
    unkept = stored() === (list.length ? text : null) ? undefined : list;
  } catch {
    // Without browser storage, the list lasts while the page is open.
    unkept = list;
  }
  listeners.forEach((listener) => listener());
};
/** Adds a profile to the list. Does nothing if it is already listed or the list is full. */
export const addMember = (member: KeptMember): void => {
  const list = keptMembers();
  const [added] = read(member);
  if (!added || list.length >= MOST_MEMBERS) return;
  if (list.some((other) => memberKey(other) === memberKey(added))) return;
  keep([...list, added]);
};
export const removeMember = (member: Member): void =>
  keep(keptMembers().filter((other) => memberKey(other) !== memberKey(member)));
export const forgetMembers = (): void => keep([]);

/** Calls `listener` when the list changes, in this tab or another one. Returns a function that unsubscribes. */
export const watchMembers = (listener: () => void): (() => void) => {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
};
