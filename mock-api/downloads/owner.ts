import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ignoreErrors, localDisk, type Disk } from '../core/disk';
import { startHeartbeat, isAlive, hasOtherOwner, formatOwner, touch } from '../core/ownerFile';

/** Removes the folders of killed servers, because nobody will request their files again. */
const removeAbandoned = (dataFolder: string, disk: Disk): void => {
  if (!existsSync(dataFolder)) return;
  readdirSync(dataFolder)
    .filter(
      (name) => /^downloads-\d+$/.test(name) && !isAlive(Number(name.slice('downloads-'.length))),
    )
    .forEach((name) => ignoreErrors(() => disk.remove(join(dataFolder, name))));
};

/**
 * Returns the folder for a server's downloads: `downloads` in the data folder or, while another server uses it, a separate folder
 * that is removed on release. Two servers in one folder would delete each other's unfinished files. If the owner file cannot be written,
 * the server uses the shared folder and tries to claim it again at every heartbeat.
 */
export const claimFolder = (
  dataFolder: string,
  disk: Disk = localDisk,
): { path: string; release: () => void } => {
  const sharedFolder = join(dataFolder, 'downloads');
  const ownerPath = join(sharedFolder, 'owner');
  if (hasOtherOwner(ownerPath)) {
    const path = join(dataFolder, `downloads-${process.pid}`);
    const remove = () => ignoreErrors(() => disk.remove(path));
    remove();
    return { path, release: remove };
  }
  ignoreErrors(() => removeAbandoned(dataFolder, disk));
  let isClaimed = false;
  const claim = () => {
    disk.makeFolder(sharedFolder);
    disk.write(ownerPath, formatOwner());
    isClaimed = true;
  };
  ignoreErrors(claim);
  const stop = startHeartbeat(() => (isClaimed ? touch(ownerPath) : claim()));
  return {
    path: sharedFolder,
    release: () => {
      stop();
      if (isClaimed) ignoreErrors(() => disk.remove(ownerPath));
    },
  };
};
