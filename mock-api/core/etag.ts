import { createHash } from 'node:crypto';

/** Names a text by what it says. Weak: its compressed forms share the name. */
export const tagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Whether a client that sends this `If-None-Match` has what the tag names. */
export const hasTag = (asked: string | undefined, tag: string): boolean => {
  const plain = (text: string) => text.trim().replace(/^W\//, '');
  return (
    asked?.trim() === '*' || (asked?.split(',') ?? []).some((known) => plain(known) === plain(tag))
  );
};
