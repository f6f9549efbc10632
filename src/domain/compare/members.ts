/** The members of a comparison in the address: `state:06,recipient:…-P,agency:012` (docs/decisions/0038, 0043). */
import { profileStates } from '../stateProfile/profileStates';

export type MemberKind = 'state' | 'recipient' | 'agency' | 'account';
export interface Member {
  kind: MemberKind;
  /** FIPS code of a state; hash and level of a recipient; Treasury's code of an agency; number of a federal account. */
  id: string;
}
/** A comparison needs two members. More than six cannot be read side by side. */
export const MIN_MEMBERS = 2;
export const MAX_MEMBERS = 6;

export interface ParsedMembers {
  members: readonly Member[];
  /** Entries that are not valid members. */
  unknown: readonly string[];
  /** Number of entries that repeat an earlier member. */
  repeated: number;
  /** Number of members beyond the maximum. */
  over: number;
}

const stateFips = new Set(profileStates.map(({ fips }) => fips));
const RECIPIENT_ID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([cpr])$/i;
const idParsers: Readonly<Record<MemberKind, (text: string) => string | undefined>> = {
  state: (text) => {
    const fips = /^\d{1,2}$/.test(text) ? text.padStart(2, '0') : '';
    return stateFips.has(fips) ? fips : undefined;
  },
  recipient: (text) => {
    const [, hash, level] = RECIPIENT_ID.exec(text) ?? [];
    return hash && level ? `${hash.toLowerCase()}-${level.toUpperCase()}` : undefined;
  },
  agency: (text) => (/^\d{3,4}$/.test(text) ? text : undefined),
  account: (text) => (/^\d{3}-\d{4}$/.test(text) ? text : undefined),
};
const isMemberKind = (text: string): text is MemberKind => Object.hasOwn(idParsers, text);
/** Returns whether the data has the whole budget of a member and not only its awards. */
export const hasBudget = ({ kind }: Member): boolean => kind === 'agency' || kind === 'account';
/** Returns the hash of a recipient id, which is the same at all its levels. */
export const hashOf = (id: string): string => id.replace(/-[CPR]$/, '');

const parseMember = (part: string): Member | undefined => {
  const [, kind = '', id = ''] = /^(\w+):(.*)$/.exec(part) ?? [];
  if (!isMemberKind(kind)) return undefined;
  const parsedId = idParsers[kind](id.trim());
  return parsedId === undefined ? undefined : { kind, id: parsedId };
};
export const memberKey = ({ kind, id }: Member): string => `${kind}:${id}`;

/** Parses members from a comma-separated text. Also returns the invalid entries and counts the repeated and excess members. */
export const parseMembers = (text: string): ParsedMembers => {
  const entries = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const parsedMembers = entries.map(parseMember).filter((member) => member !== undefined);
  const uniqueMembers = [
    ...new Map(parsedMembers.map((member) => [memberKey(member), member])).values(),
  ];
  return {
    members: uniqueMembers.slice(0, MAX_MEMBERS),
    unknown: entries.filter((part) => !parseMember(part)),
    repeated: parsedMembers.length - uniqueMembers.length,
    over: Math.max(0, uniqueMembers.length - MAX_MEMBERS),
  };
};
export const formatMembers = (members: readonly Member[]): string =>
  members.map(memberKey).join(',');
/** Returns the address of the page that compares members in a fiscal year, or in the latest one if `fy` is '' or `latest`. */
export const comparePath = (members: readonly Member[], fy: string | number = ''): string => {
  if (!members.length) return '/compare';
  return `/compare?of=${formatMembers(members)}${fy && fy !== 'latest' ? `&fy=${fy}` : ''}`;
};
