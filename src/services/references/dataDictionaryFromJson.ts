import type { DataDictionary } from '@/domain/dataDictionary';
import { dollars, listOf, record, text, webAddress } from '../http/read';
import { requireList, unreadableError } from '../http/serviceError';
import type { DataDictionaryJson } from './wire';

/** Returns the data dictionary. It is empty if the service has none (204). */
export const dataDictionaryFromJson = (json: DataDictionaryJson | null): DataDictionary => {
  if (json === null) return { groups: [], columns: [], rows: [], downloadUrl: '' };
  const { metadata, sections, headers, rows } = record(json.document);
  const columns = listOf(headers, ({ raw, display }) => ({
    raw: text(raw),
    display: text(display),
  })).map(({ raw, display }, at) => ({
    id: raw || `column_${at + 1}`,
    label: display || raw || `Column ${at + 1}`,
  }));
  if (!columns.length) throw unreadableError();
  const groups = listOf(sections ?? [], ({ section, colspan }) => ({
    label: text(section),
    columns: dollars(colspan) ?? 0,
  })).filter((group) => group.columns > 0);
  // Groups that do not cover the columns would shift every heading.
  const coversColumns = groups.reduce((sum, group) => sum + group.columns, 0) === columns.length;
  return {
    groups: coversColumns ? groups : [],
    columns,
    rows: requireList(rows).map((row) => {
      const cells = requireList(row);
      return columns.map((_, at) => text(cells[at]));
    }),
    downloadUrl: webAddress(metadata?.download_location),
  };
};
