import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { leniently, localDisk, type Disk } from '../core/disk';
import { everyBeat, isAlive, isTaken, ownMark, touch } from '../core/living';

/** Removes the folders of servers that were killed; nobody will request their files again. */
const clearLeft = (data: string, disk: Disk): void => {
  if (!existsSync(data)) return;
  readdirSync(data)
    .filter(
      (name) => /^downloads-\d+$/.test(name) && !isAlive(Number(name.slice('downloads-'.length))),
    )
    .forEach((name) => leniently(() => disk.remove(join(data, name))));
};

/**
 * Returns the folder for a server's downloads: `downloads` in the data folder or, while another server uses it, a folder of its own
 * that is removed on release. Two servers in one folder would delete each other's unfinished files. If nothing can be written,
 * the server uses the shared folder and tries to claim it again at every heartbeat.
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
