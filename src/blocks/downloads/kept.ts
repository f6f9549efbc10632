import {
  furthest,
  makeDownload,
  type AssemblyPart,
  type Download,
  type DownloadShape,
} from './state/download';

/** The localStorage key of the list, which the shell reads too (`app/shell/Overlays.tsx`). */
export const DOWNLOADS_KEY = 'usaspending_downloads';
const MOST = 100;
/** Milliseconds after which the service deletes its files. */
const WEEK = 7 * 24 * 3600 * 1000;
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
const read = (entry: unknown, now: number): Download[] => {
  const found = (entry ?? {}) as Partial<DownloadShape>;
  const usable =
    typeof found.id === 'string' &&
    typeof found.title === 'string' &&
    stages.includes(String(found.stage)) &&
    typeof found.startedAt === 'number' &&
    now - found.startedAt < WEEK &&
    (found.family === 'download' || found.family === 'bulk_download') &&
    typeof found.fileName === 'string' &&
    /^(https?:\/\/|\/|$)/i.test(String(found.fileUrl ?? ''));
  if (!usable) return [];
  return [makeDownload({ ...found, assembly: isPart(found.assembly) ? found.assembly : null })];
};

/** Returns the downloads of the last week in a stored list; [] if it cannot be parsed. */
export const readDownloads = (text: string | null, now: number): Download[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.slice(0, MOST).flatMap((entry) => read(entry, now)) : [];
  } catch {
    return [];
  }
};
/** Returns the stored downloads of the last week; [] if localStorage cannot be read. */
export const keptDownloads = (now: number): Download[] => {
  try {
    return readDownloads(window.localStorage.getItem(DOWNLOADS_KEY), now);
  } catch {
    return [];
  }
};
/** Saves the list without `dismissed`, merged with the stored one, which other tabs change. */
export const keepDownloads = (list: readonly Download[], now: number, dismissed = ''): void => {
  try {
    const own = new Set(list.map(({ id }) => id));
    const kept = keptDownloads(now);
    const all = [
      ...list.map((download) =>
        furthest(download, kept.find(({ id }) => id === download.id) ?? download),
      ),
      ...kept.filter(({ id }) => !own.has(id) && id !== dismissed),
    ]
      .sort((a, b) => b.startedAt - a.startedAt)
      .slice(0, MOST);
    if (all.length) window.localStorage.setItem(DOWNLOADS_KEY, JSON.stringify(all));
    else window.localStorage.removeItem(DOWNLOADS_KEY);
  } catch {
    /* Without browser storage, downloads still work while the page is open. */
  }
};
