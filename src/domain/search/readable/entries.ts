/** Writes one value of the saved form into a readable query, and reads it back. */
import { isObject, placeFields } from '../filters/definition';
import { joinParts, joinFilledParts, splitParts } from './parts';

/** Returns the items of a list or the values of an object; [] for anything else. */
export const listValues = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
/** Returns a text or number as text; '' for anything else. */
export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export interface Entry {
  write: (value: unknown) => string;
  read: (text: string) => unknown;
}
export const plainEntry: Entry = { write: toText, read: (text) => text };
/** Returns an entry for an object with the given fields, in order. `convert` converts the decoded object. */
export const makeFieldsEntry = (
  names: readonly string[],
  convert?: (value: Record<string, unknown>) => Record<string, unknown>,
): Entry => ({
  write: (value) =>
    joinFilledParts(
      names.map((name) => toText(isObject(value) ? value[name] : '')),
      '~',
    ),
  read: (text) => {
    const parts = splitParts(text, '~');
    const value = Object.fromEntries(names.map((name, at) => [name, parts[at] ?? '']));
    return convert ? convert(value) : value;
  },
});
/** An entry for a list of ids, from the top of a tree down. */
export const pathEntry: Entry = {
  write: (value) => joinParts(listValues(value).map(toText), '~'),
  read: (text) => splitParts(text, '~'),
};
/** An entry for a date range; an open side is empty. */
export const rangeEntry: Entry = {
  write: (value) =>
    isObject(value) ? `${toText(value.start_date)}..${toText(value.end_date)}` : '',
  read: (text) => {
    const [start = '', end = ''] = text.split('..');
    return { start_date: start, end_date: end };
  },
};
/** An entry for a place. Numeric ids are written unchanged, text ids with a leading single quote. */
export const placeEntry: Entry = {
  write: (value) => {
    if (!isObject(value)) return '';
    const display = isObject(value.display) ? value.display : {};
    const filter = isObject(value.filter) ? value.filter : {};
    const title = toText(display.title);
    const standalone = toText(display.standalone);
    return joinParts(
      [
        toText(value.place_type),
        toText(value.place),
        standalone,
        title === standalone ? '' : title,
        toText(display.entity),
        joinParts(
          listValues(value.matched_ids).map((id) =>
            typeof id === 'number' ? String(id) : `'${toText(id)}`,
          ),
          ';',
        ),
        joinFilledParts(
          placeFields.map((part) => toText(filter[part])),
          ';',
        ),
      ],
      '~',
    );
  },
  read: (text) => {
    const [type = '', name = '', standalone = '', title = '', entity = '', ids = '', codes = ''] =
      splitParts(text, '~');
    const parts = splitParts(codes, ';');
    return {
      place_type: type,
      place: name,
      display: { title: title || standalone, entity, standalone },
      matched_ids:
        ids === ''
          ? []
          : splitParts(ids, ';').map((id) => (id.startsWith("'") ? id.slice(1) : Number(id))),
      filter: Object.fromEntries(
        placeFields.flatMap((part, at) => (parts[at] ? [[part, parts[at]]] : [])),
      ),
    };
  },
};
/** An entry for an agency, whose id is a number. */
export const agencyEntry = makeFieldsEntry(
  [
    'agencyType',
    'id',
    'code',
    'abbreviation',
    'name',
    'toptierCode',
    'toptierAbbreviation',
    'toptierName',
  ],
  (value) => ({ ...value, id: Number(value.id) }),
);
export const countEntry = makeFieldsEntry(['label', 'value', 'count'], (value) => ({
  ...value,
  count: Number(value.count),
}));
export const accountEntry = makeFieldsEntry(['ata', 'aid', 'bpoa', 'epoa', 'a', 'main', 'sub']);
