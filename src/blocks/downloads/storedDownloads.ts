import {
  getMoreAdvanced,
  makeDownload,
  type AssemblyPart,
  type Download,
  type DownloadShape,
} from './state/download';

/** The localStorage key of the list, which the shell reads too (`app/shell/Overlays.tsx`). */
export const DOWNLOADS_KEY = 'usaspending_downloads';
const MAX_DOWNLOADS = 100;
/** Milliseconds after which the service deletes its files. */
const WEEK_MS = 7 * 24 * 3600 * 1000;
const stages: readonly string[] = ['requesting', 'working', 'finished', 'failed', 'cancelled'];

const isPart = (value: unknown): value is AssemblyPart => {
  const part = (value ?? {}) as Partial<AssemblyPart>;
  return (
    [part.id, part.title, part.words].every((text) => typeof text === 'string') &&
    [part.index, part.of, part.rows, part.total].every((figure) => Number.isInteger(figure)) &&
    typeof part.query === 'object' &&
    part.query !== null
  );
};
const parseEntry = (entry: unknown, now: number): Download[] => {
  const fields = (entry ?? {}) as Partial<DownloadShape>;
  const isValid =
    typeof fields.id === 'string' &&
    typeof fields.title === 'string' &&
    stages.includes(String(fields.stage)) &&
    typeof fields.startedAt === 'number' &&
    now - fields.startedAt < WEEK_MS &&
    (fields.family === 'download' || fields.family === 'bulk_download') &&
    typeof fields.fileName === 'string' &&
    /^(https?:\/\/|\/|$)/i.test(String(fields.fileUrl ?? ''));
  if (!isValid) return [];
  return [makeDownload({ ...fields, assembly: isPart(fields.assembly) ? fields.assembly : null })];
};

/** Returns the valid downloads of the last week in a stored list; [] if the list cannot be parsed. */
export const parseDownloads = (text: string | null, now: number): Download[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list)
      ? list.slice(0, MAX_DOWNLOADS).flatMap((entry) => parseEntry(entry, now))
      : [];
  } catch {
    return [];
  }
};
/** Returns the stored downloads of the last week; [] if localStorage cannot be read. */
export const loadDownloads = (now: number): Download[] => {
  try {
    return parseDownloads(window.localStorage.getItem(DOWNLOADS_KEY), now);
  } catch {
    return [];
  }
};
/** Merges `list` with the stored list, which other tabs may have changed, and saves the result without the download `dismissedId`. */
export const saveDownloads = (list: readonly Download[], now: number, dismissedId = ''): void => {
  try {
    const listIds = new Set(list.map(({ id }) => id));
    const storedList = loadDownloads(now);
    const mergedList = [
      ...list.map((download) =>
        getMoreAdvanced(download, storedList.find(({ id }) => id === download.id) ?? download),
      ),
      ...storedList.filter(({ id }) => !listIds.has(id) && id !== dismissedId),
    ]
      .sort((a, b) => b.startedAt - a.startedAt)
      .slice(0, MAX_DOWNLOADS);
    if (mergedList.length) window.localStorage.setItem(DOWNLOADS_KEY, JSON.stringify(mergedList));
    else window.localStorage.removeItem(DOWNLOADS_KEY);
  } catch {
    /* Without browser storage, downloads still work while the page is open. */
  }
};
