import type { DataDictionary } from '@/domain/dataDictionary';
import { unreadable } from '../http/serviceError';
import type { DataDictionaryJson } from './wire';

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
/** The data dictionary; without rows when the service has none (204). */
export const dataDictionaryFromJson = (json: DataDictionaryJson | null): DataDictionary => {
  if (json === null) return { groups: [], columns: [], rows: [], download: '' };
  const { metadata, sections, headers, rows } = json.document ?? {};
  if (!Array.isArray(headers) || !headers.length || !Array.isArray(rows)) throw unreadable();
  const columns = headers.map((header, at) => ({
    id: words(header?.raw) || `column_${at + 1}`,
    label: words(header?.display) || words(header?.raw) || `Column ${at + 1}`,
  }));
  const groups = (sections ?? [])
    .map((section) => ({ label: words(section?.section), columns: Number(section?.colspan) || 0 }))
    .filter((group) => group.columns > 0);
  // Groups that do not cover the columns would push every heading out of its place.
  const covered = groups.reduce((sum, group) => sum + group.columns, 0) === columns.length;
  return {
    groups: covered ? groups : [],
    columns,
    rows: rows.filter(Array.isArray).map((row) => columns.map((_, at) => words(row[at]))),
    download: words(metadata?.download_location),
  };
};
