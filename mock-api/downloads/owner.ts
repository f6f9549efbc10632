import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { leniently, localDisk, type Disk } from '../core/disk';
import { everyBeat, isAlive, isTaken, ownMark, touch } from '../core/living';

/** Clears away what killed servers left in folders of their own: nobody will ask for it again. */
const clearLeft = (data: string, disk: Disk): void => {
  const left = existsSync(data)
    ? readdirSync(data).filter(
        (name) => /^downloads-\d+$/.test(name) && !isAlive(Number(name.slice('downloads-'.length))),
      )
    : [];
  left.forEach((name) => leniently(() => disk.remove(join(data, name))));
};

/**
 * The folder in which a server keeps its downloads: `downloads` in the data folder, or, while another server has that one, a folder
 * of its own that goes away with it. Two servers in one folder would throw away what the other is writing. Where nothing can be
 * written it is the shared one, and the word that it is taken is tried again with every beat.
 */
export const ownFolder = (
  data: string,
  disk: Disk = localDisk,
): { path: string; release: () => void } => {
  const shared = join(data, 'downloads');
  const mark = join(shared, 'owner');
  if (isTaken(mark)) {
    const path = join(data, `downloads-${process.pid}`);
    const remove = () => leniently(() => disk.remove(path));
    remove();
    return { path, release: remove };
  }
  leniently(() => clearLeft(data, disk));
  let said = false;
  const say = () => {
    disk.makeFolder(shared);
    disk.write(mark, ownMark());
    said = true;
  };
  leniently(say);
  const stop = everyBeat(() => (said ? touch(mark) : say()));
  return {
    path: shared,
    release: () => {
      stop();
      if (said) leniently(() => disk.remove(mark));
    },
  };
};
