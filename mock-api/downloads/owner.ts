import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { leniently, localDisk, type Disk } from '../core/disk';
import { startHeartbeat, isAlive, hasOtherOwner, formatOwner, touch } from '../core/ownerFile';

/** Removes the folders of killed servers, because nobody will request their files again. */
const removeAbandoned = (data: string, disk: Disk): void => {
  if (!existsSync(data)) return;
  readdirSync(data)
    .filter(
      (name) => /^downloads-\d+$/.test(name) && !isAlive(Number(name.slice('downloads-'.length))),
    )
    .forEach((name) => leniently(() => disk.remove(join(data, name))));
};

/**
 * Returns the folder for a server's downloads: `downloads` in the data folder or, while another server uses it, a separate folder
 * that is removed on release. Two servers in one folder would delete each other's unfinished files. If the owner file cannot be written,
 * the server uses the shared folder and tries to claim it again at every heartbeat.
 */
export const claimFolder = (
  data: string,
  disk: Disk = localDisk,
): { path: string; release: () => void } => {
  const sharedFolder = join(data, 'downloads');
  const ownerFile = join(sharedFolder, 'owner');
  if (hasOtherOwner(ownerFile)) {
    const path = join(data, `downloads-${process.pid}`);
    const remove = () => leniently(() => disk.remove(path));
    remove();
    return { path, release: remove };
  }
  leniently(() => removeAbandoned(data, disk));
  let isClaimed = false;
  const claim = () => {
    disk.makeFolder(sharedFolder);
    disk.write(ownerFile, formatOwner());
    isClaimed = true;
  };
  leniently(claim);
  const stop = startHeartbeat(() => (isClaimed ? touch(ownerFile) : claim()));
  return {
    path: sharedFolder,
    release: () => {
      stop();
      if (isClaimed) leniently(() => disk.remove(ownerFile));
    },
  };
};
