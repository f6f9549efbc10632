import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { localDisk } from '../core/disk';

/** Where a data set's rows come from: invented by the generator, or read from official files. */
export type Source = 'sample' | 'files';
/** What is known of a data set without opening it. */
export interface About {
  source: Source;
  /** Names of the files it was made from. */
  files: string[];
  /** ISO date of the data. */
  asOf: string;
  schemaVersion: number;
  contentHash: string;
  /** What loading changed or refused of the files, one line each. */
  notes: string[];
  /** Tells one making of a set from another, also of the same content; empty for sets of earlier versions. */
  made: string;
}
/** The file beside a data set (`….duckdb.json`): what it holds, and how its bytes are told from damaged ones. */
export interface Description extends About {
  bytes: number;
  /** Checksum (CRC-32) of each 256 KB. */
  blocks: number[];
  /** Where the rows of the set that this one is about to replace come from: written before the file is given its name, gone after. */
  replaces?: Source;
}
/** A value for `made`. */
export const newMaking = (): string => randomUUID();
/** How a file and its description fit: `partly` when some of its blocks are those described. */
export type Fit = 'whole' | 'partly' | 'none';

const BLOCK = 256 * 1024;
/** Read at once: several blocks. */
const CHUNK = 16 * BLOCK;

const descriptionPath = (path: string): string => `${path}.json`;

/** Length and checksums of a file: 0.25 s of CPU for the 193 MB of the sample. */
const measure = async (path: string): Promise<{ bytes: number; blocks: number[] }> => {
  const file = await open(path, 'r');
  try {
    const buffer = Buffer.allocUnsafe(CHUNK);
    const blocks: number[] = [];
    let bytes = 0;
    for (;;) {
      let filled = 0;
      for (let read = -1; read !== 0 && filled < CHUNK; filled += read)
        ({ bytesRead: read } = await file.read(buffer, filled, CHUNK - filled, null));
      for (let from = 0; from < filled; from += BLOCK)
        blocks.push(crc32(buffer.subarray(from, Math.min(from + BLOCK, filled))));
      bytes += filled;
      if (filled < CHUNK) return { bytes, blocks };
    }
  } finally {
    await file.close();
  }
};

/** What a file is, as its description will say it. */
export const describe = async (path: string, about: About): Promise<Description> => ({
  ...about,
  ...(await measure(path)),
});

/** Whether a file is the one described, and what is wrong with it where it is not. */
export const compare = async (
  path: string,
  described: Description,
): Promise<{ fit: Fit; reason: string }> => {
  const { bytes, blocks } = await measure(path);
  const equal = blocks.filter((block, at) => block === described.blocks[at]).length;
  const number = (value: number) => value.toLocaleString('en-US');
  if (bytes === described.bytes && equal === blocks.length) return { fit: 'whole', reason: '' };
  const reason =
    bytes < described.bytes
      ? `the file is cut off: ${number(bytes)} of ${number(described.bytes)} bytes are left`
      : bytes > described.bytes
        ? `the file is ${number(bytes - described.bytes)} bytes longer than it was written`
        : `the file is damaged: ${number(blocks.length - equal)} of its ${number(blocks.length)} blocks are not as they were written`;
  // Less than one block cannot be told from anything: whatever it was, nothing of it is left.
  return { fit: equal > 0 || bytes < BLOCK ? 'partly' : 'none', reason };
};

const packed = (blocks: readonly number[]): string =>
  Buffer.from(Uint32Array.from(blocks).buffer).toString('base64');
const unpacked = (text: string): number[] => {
  const bytes = Buffer.from(text, 'base64');
  return Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32LE(at * 4));
};

/** Writes the description beside a data set. */
export const writeDescription = (path: string, description: Description): void => {
  const text = JSON.stringify({ ...description, blocks: packed(description.blocks) });
  localDisk.write(
    descriptionPath(path),
    `${JSON.stringify({ check: crc32(text), description: JSON.parse(text) as unknown })}\n`,
  );
};
/** The description beside a data set; undefined when there is none, or a damaged one. */
export const readDescription = (path: string): Description | undefined => {
  try {
    const { check, description } = JSON.parse(readFileSync(descriptionPath(path), 'utf8')) as {
      check: number;
      description: Omit<Description, 'blocks'> & { blocks: string };
    };
    return check === crc32(JSON.stringify(description))
      ? { ...description, blocks: unpacked(description.blocks) }
      : undefined;
  } catch {
    return undefined;
  }
};
