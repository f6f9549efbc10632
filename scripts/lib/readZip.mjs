import yauzl from 'yauzl';

/**
 * Returns the entries of a zip file for which `isWanted` is true, by name. Rejects when the archive is damaged.
 * @type {(path: string, isWanted: (name: string) => boolean) => Promise<Map<string, Buffer<ArrayBuffer>>>}
 */
export const readZip = (path, isWanted) =>
  new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true }, (error, zip) => {
      if (error) {
        reject(new Error(`the zip file is damaged or truncated (${error.message})`));
        return;
      }
      const entries = new Map();
      zip.on('error', reject);
      zip.on('end', () => resolve(entries));
      zip.on('entry', (entry) => {
        if (!isWanted(entry.fileName)) {
          zip.readEntry();
          return;
        }
        zip.openReadStream(entry, (streamError, stream) => {
          if (streamError) {
            reject(streamError);
            return;
          }
          /** @type {Buffer[]} */
          const chunks = [];
          stream
            .on('data', (chunk) => chunks.push(chunk))
            .on('error', reject)
            .on('end', () => {
              entries.set(entry.fileName, Buffer.concat(chunks));
              zip.readEntry();
            });
        });
      });
      zip.readEntry();
    });
  });
