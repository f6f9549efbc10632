import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

export interface ByteScan {
  lines: number;
  /** Whether all bytes are valid UTF-8 without NUL. */
  isText: boolean;
  /** Whether the last line has no line break. */
  endsOpen: boolean;
  /** SHA-256 of all bytes. */
  digest: string;
}

const FEED = 10;
const countLines = (buffer: Buffer): number => {
  let count = 0;
  for (let at = buffer.indexOf(FEED); at >= 0; at = buffer.indexOf(FEED, at + 1)) count += 1;
  return count;
};
const isText = (buffer: Buffer): boolean => isUtf8(buffer) && !buffer.includes(0);

/** Yields the file in blocks that end with a line break, except perhaps the last one. */
async function* readLineBlocks(path: string): AsyncGenerator<Buffer> {
  let remainder: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    const data = remainder.length ? Buffer.concat([remainder, chunk as Buffer]) : (chunk as Buffer);
    const end = data.lastIndexOf(FEED) + 1;
    if (end) yield data.subarray(0, end);
    remainder = Buffer.from(data.subarray(end));
  }
  if (remainder.length) yield remainder;
}

/** Returns the digest and number of lines of a file, whether it is valid UTF-8 without NUL, and whether it lacks a final line break. */
export const scanBytes = async (path: string): Promise<ByteScan> => {
  const scan: ByteScan = { lines: 0, isText: true, endsOpen: false, digest: '' };
  const hash = createHash('sha256');
  for await (const block of readLineBlocks(path)) {
    hash.update(block);
    scan.isText &&= isText(block);
    scan.lines += countLines(block);
    scan.endsOpen = block.at(-1) !== FEED;
  }
  if (scan.endsOpen) scan.lines += 1;
  scan.digest = hash.digest('hex');
  return scan;
};

const windowsDecoder = new TextDecoder('windows-1252');
/** Decodes a line. NUL bytes are dropped, and bytes that are not UTF-8 are read as Windows-1252, the encoding of spreadsheets. */
const decodeLine = (line: Buffer): string => {
  let text = '';
  for (let at = 0; at < line.length;) {
    const byte = line[at]!;
    const length = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    const sequence = line.subarray(at, at + length);
    if (byte !== 0 && isUtf8(sequence)) text += sequence.toString('utf8');
    else if (byte !== 0) text += windowsDecoder.decode(line.subarray(at, at + 1));
    at += byte !== 0 && isUtf8(sequence) ? length : 1;
  }
  return text;
};

/** The number of lines that a report mentions, and the line numbers of the first `MAX_LISTED` ones. */
export interface LineList {
  count: number;
  first: number[];
}
/** Maximum number of line numbers that a report lists per file and kind. Further lines are only counted. */
export const MAX_LISTED = 20;
/** Counts a line, and lists its number if it is among the first `MAX_LISTED` lines. */
export const addLine = (list: LineList, line: number): void => {
  list.count += 1;
  if (list.first.length < MAX_LISTED) list.first.push(line);
};
/** Writes a copy of a file in valid UTF-8, and returns the lines that were not UTF-8 and the lines with NUL bytes. */
export const repairBytes = async (
  path: string,
  targetPath: string,
): Promise<{ encodingLines: LineList; nulLines: LineList }> => {
  const encodingLines: LineList = { count: 0, first: [] };
  const nulLines: LineList = { count: 0, first: [] };
  let line = 0;
  async function* repairBlocks(): AsyncGenerator<Buffer> {
    for await (const block of readLineBlocks(path)) {
      if (isText(block)) {
        line += countLines(block);
        yield block;
        continue;
      }
      for (let start = 0; start < block.length;) {
        const end = block.indexOf(FEED, start);
        const to = end < 0 ? block.length : end + 1;
        const lineBytes = block.subarray(start, to);
        line += 1;
        if (isText(lineBytes)) yield lineBytes;
        else {
          if (lineBytes.includes(0)) addLine(nulLines, line);
          if (!isUtf8(lineBytes)) addLine(encodingLines, line);
          yield Buffer.from(decodeLine(lineBytes));
        }
        start = to;
      }
    }
  }
  await pipeline(repairBlocks, createWriteStream(targetPath));
  return { encodingLines, nulLines };
};

/** Returns the UTF-16 encoding that a byte order mark indicates, or undefined for other files. */
export const getUtf16Encoding = (head: Buffer): 'utf-16le' | 'utf-16be' | undefined => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined;
};
/** Writes a UTF-8 copy of a UTF-16 file. */
export const writeUtf8Copy = async (
  path: string,
  targetPath: string,
  encoding: 'utf-16le' | 'utf-16be',
): Promise<void> => {
  const decoder = new TextDecoder(encoding);
  async function* decodeChunks(): AsyncGenerator<Buffer> {
    for await (const chunk of createReadStream(path))
      yield Buffer.from(decoder.decode(chunk as Buffer, { stream: true }));
    yield Buffer.from(decoder.decode());
  }
  await pipeline(decodeChunks, createWriteStream(targetPath));
};
