/** The members of a comparison in the address: `state:06,recipient:…-P,agency:012,county:39049` (docs/decisions/0038, 0043, 0073). */
import { profileStates } from '../stateProfile/profileStates';

/** The kinds of places and programs. Their members have the keys of their profiles’ subjects. */
export const subjectKinds = [
  'county',
  'district',
  'city',
  'zip',
  'assistance',
  'naics',
  'psc',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];
export type MemberKind = 'state' | 'recipient' | 'agency' | 'account' | SubjectKind;
export interface Member {
  kind: MemberKind;
  /**
   * FIPS code of a state or county; hash and level of a recipient; Treasury's code of an agency; number of a federal account; `OH-03`
   * for a district, `OH-COLUMBUS` for a city; ZIP code; code of a program.
   */
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
const stateCodes = new Set(profileStates.map(({ code }) => code));
/** Returns an ID that starts with a state code and a hyphen, in capitals; undefined for any other text. */
const parseInState = (text: string, rest: RegExp): string | undefined => {
  const [state, name] = [text.slice(0, 2).toUpperCase(), text.slice(3).toUpperCase()];
  return stateCodes.has(state) && text[2] === '-' && rest.test(name)
    ? `${state}-${name}`
    : undefined;
};
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
  county: (text) => (/^\d{5}$/.test(text) && stateFips.has(text.slice(0, 2)) ? text : undefined),
  district: (text) => parseInState(text, /^\d{2}$/),
  city: (text) => parseInState(text, /^.{1,100}$/u),
  zip: (text) => (/^\d{5}$/.test(text) ? text : undefined),
  assistance: (text) => (/^\d{2}\.[0-9A-Z]{3}$/.test(text) ? text : undefined),
  naics: (text) => (/^(\d{2}){1,3}$/.test(text) ? text : undefined),
  psc: (text) => (/^[0-9A-Z]{1,4}$/.test(text) ? text : undefined),
};
/** Returns whether a member is a place or a program, whose figures come from a search. */
export const isSubject = <M extends Member>(member: M): member is M & { kind: SubjectKind } =>
  (subjectKinds as readonly string[]).includes(member.kind);
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
