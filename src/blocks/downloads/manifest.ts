import type { Download } from './state/download';

/** One part of the download. A value is null if the service did not report it. */
interface ManifestPart {
  part: number;
  limitedTo: string;
  fileName: string;
  fileUrl: string;
  request: unknown;
  rowsCounted: number;
  rows: number | null;
  bytes: number | null;
  sha256: string | null;
  finished: string;
}
export interface Manifest {
  title: string;
  made: string;
  query: unknown;
  rowsCounted: number;
  /** Null if the service did not report the rows of every part. */ rows: number | null;
  parts: ManifestPart[];
}

const toIsoTimestamp = (time: number): string => new Date(time).toISOString();
/** Returns the manifest of a download in parts; undefined until every part is finished. */
export const buildManifest = (parts: readonly Download[]): Manifest | undefined => {
  const whole = parts[0]?.assembly;
  if (!whole || parts.length !== whole.of || parts.some(({ stage }) => stage !== 'finished'))
    return undefined;
  return {
    title: whole.title,
    made: toIsoTimestamp(Math.max(...parts.map(({ endedAt }) => endedAt))),
    query: whole.query,
    rowsCounted: whole.total,
    rows: parts.reduce<number | null>(
      (sum, { rows }) => (sum === null || rows === null ? null : sum + rows),
      0,
    ),
    parts: parts.map(({ assembly, fileName, fileUrl, body, rows, bytes, sha256, endedAt }) => ({
      part: assembly!.index,
      limitedTo: assembly!.words,
      fileName,
      fileUrl,
      request: body,
      rowsCounted: assembly!.rows,
      rows,
      bytes,
      sha256: sha256 || null,
      finished: toIsoTimestamp(endedAt),
    })),
  };
};
