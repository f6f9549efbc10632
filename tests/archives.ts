import yauzl from 'yauzl';

/** Returns the files of a zip archive by name, as text. */
export const unzip = (zip: Buffer): Promise<Map<string, string>> =>
  new Promise((done, fail) => {
    yauzl.fromBuffer(zip, { lazyEntries: true, validateEntrySizes: true }, (problem, archive) => {
      if (problem) {
        fail(problem);
        return;
      }
      const files = new Map<string, string>();
      archive.on('error', fail);
      archive.on('end', () => done(files));
      archive.on('entry', (entry: yauzl.Entry) =>
        archive.openReadStream(entry, (error, stream) => {
          if (error) {
            fail(error);
            return;
          }
          const parts: Buffer[] = [];
          stream
            .on('data', (part: Buffer) => parts.push(part))
            .on('error', fail)
            .on('end', () => {
              files.set(entry.fileName, Buffer.concat(parts).toString('utf8'));
              archive.readEntry();
            });
        }),
      );
      archive.readEntry();
    });
  });

/** Returns rows of delimited text as objects by column. Quotes are doubled inside quoted fields, which may contain line breaks. */
export const readRows = (text: string, delimiter = ','): Record<string, string>[] => {
  const rows: string[][] = [[]];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (isQuoted) {
      if (character !== '"') field += character;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === delimiter || character === '\n') {
      rows[rows.length - 1]!.push(field.replace(/\r$/, ''));
      field = '';
      if (character === '\n') rows.push([]);
    } else field += character;
  }
  const [header, ...lines] = rows.filter((row) => row.length);
  return lines.map((line) =>
    Object.fromEntries(header!.map((name, index) => [name, line[index] ?? ''])),
  );
};

/** Returns the sum of a column of dollars, in whole cents. */
export const cents = (rows: readonly Record<string, string>[], column: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column] || 0) * 100), 0);
