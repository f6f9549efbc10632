import { createHash } from 'node:crypto';

/** Returns the ETag of a text, a hash of its content. It is weak because all compressed forms share it. */
export const createEtag = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Returns whether an `If-None-Match` header matches `tag`. */
export const hasTag = (header: string | undefined, tag: string): boolean => {
  const stripWeak = (text: string) => text.trim().replace(/^W\//, '');
  return (
    header?.trim() === '*' ||
    (header?.split(',') ?? []).some((candidate) => stripWeak(candidate) === stripWeak(tag))
  );
};
