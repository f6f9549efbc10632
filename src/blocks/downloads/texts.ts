import { moment, plural } from '@/domain/format';
import type { DownloadShape } from './state/download';

/** Bytes in the unit that reads best. */
export const fileSize = (bytes: number): string =>
  bytes < 1000
    ? plural(bytes, 'byte')
    : bytes < 1e6
      ? `${(bytes / 1000).toFixed(1)} kB`
      : bytes < 1e9
        ? `${(bytes / 1e6).toFixed(1)} MB`
        : `${(bytes / 1e9).toFixed(2)} GB`;
/** Seconds as minutes and seconds, once there are any. */
export const elapsed = (seconds: number): string =>
  seconds < 60
    ? plural(Math.round(seconds), 'second')
    : `${plural(Math.floor(seconds / 60), 'minute')}${Math.round(seconds % 60) ? ` ${plural(Math.round(seconds % 60), 'second')}` : ''}`;
/** What the service has told of a download: rows, size and time, as far as they are known. */
export const figures = ({
  rows,
  bytes,
  seconds,
}: Pick<DownloadShape, 'rows' | 'bytes' | 'seconds'>): string =>
  [
    rows === null ? '' : plural(rows, 'row'),
    bytes === null ? '' : fileSize(bytes),
    seconds === null ? '' : elapsed(seconds),
  ]
    .filter(Boolean)
    .join(', ');
/** When a download was asked for. */
export const askedFor = (time: number) => `Asked for ${moment(time)}`;
