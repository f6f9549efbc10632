import { formatTimestamp, plural } from '@/domain/format';
import type { DownloadShape } from './state/download';

const formatFileSize = (bytes: number): string =>
  bytes < 1000
    ? plural(bytes, 'byte')
    : bytes < 1e6
      ? `${(bytes / 1000).toFixed(1)} kB`
      : bytes < 1e9
        ? `${(bytes / 1e6).toFixed(1)} MB`
        : `${(bytes / 1e9).toFixed(2)} GB`;
const formatDuration = (seconds: number): string =>
  seconds < 60
    ? plural(Math.round(seconds), 'second')
    : `${plural(Math.floor(seconds / 60), 'minute')}${Math.round(seconds % 60) ? ` ${plural(Math.round(seconds % 60), 'second')}` : ''}`;
/** Returns the reported rows, size and duration of a download. */
export const formatFigures = ({
  rows,
  bytes,
  seconds,
}: Pick<DownloadShape, 'rows' | 'bytes' | 'seconds'>): string =>
  [
    rows === null ? '' : plural(rows, 'row'),
    bytes === null ? '' : formatFileSize(bytes),
    seconds === null ? '' : formatDuration(seconds),
  ]
    .filter(Boolean)
    .join(', ');
/** Returns a label with the time of a request, given in milliseconds since 1970. */
export const formatRequestTime = (time: number) => `Requested ${formatTimestamp(time)}`;
