import yauzl from 'yauzl';

/**
 * Returns the entries of a zip file for which `isWanted` is true, by name. Rejects when the archive is damaged.
 * @type {(path: string, isWanted: (name: string) => boolean) => Promise<Map<string, Buffer<ArrayBuffer>>>}
 */
export const readZip = (path, isWanted) =>
  new Promise((done, fail) => {
    yauzl.open(path, { lazyEntries: true }, (error, zip) => {
      if (error) {
        fail(new Error(`the zip file is damaged or truncated (${error.message})`));
        return;
      }
      const entries = new Map();
      zip.on('error', fail);
      zip.on('end', () => done(entries));
      zip.on('entry', (entry) => {
        if (!isWanted(entry.fileName)) {
          zip.readEntry();
          return;
        }
        zip.openReadStream(entry, (problem, stream) => {
          if (problem) {
            fail(problem);
            return;
          }
          /** @type {Buffer[]} */
          const parts = [];
          stream
            .on('data', (part) => parts.push(part))
            .on('error', fail)
            .on('end', () => {
              entries.set(entry.fileName, Buffer.concat(parts));
              zip.readEntry();
            });
        });
      });
      zip.readEntry();
    });
  });
