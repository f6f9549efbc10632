import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The location of the committed reference tables. */
export interface ReferenceSource {
  folder: string;
}

/** Reads a reference CSV file as rows by column name. Lines that start with `#` are comments. No field has a line break. */
export const readReference = (source: ReferenceSource, name: string): Record<string, string>[] => {
  const lines = readFileSync(join(source.folder, `${name}.csv`), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const split = (line: string): string[] => {
    if (!line.includes('"')) return line.split(',');
    const fields: string[] = [];
    for (const match of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g))
      fields.push(match[1] === undefined ? match[2]! : match[1].replaceAll('""', '"'));
    return fields;
  };
  const header = split(lines[0]!);
  return lines.slice(1).map((line) => {
    const fields = split(line);
    return Object.fromEntries(header.map((column, index) => [column, fields[index] ?? '']));
  });
};
