import { badRequest, notFound } from '../../../core/errors';
import type { Call, Route } from '../../../core/route';
import { getFileUrl } from '../../../downloads/answers';
import { StatusAnswer, StatusQuery } from '../shapes/downloads';

/** Returns the status of a job. `rows_written` and `bytes_written` grow while it runs; totals are null until it has finished. */
const status = async (call: Call) => {
  const name = call.query.file_name;
  if (typeof name !== 'string' || !name)
    throw badRequest("Missing value: 'file_name' (of a started download) is required");
  const job = call.downloads.find(name);
  if (!job)
    throw notFound(
      `'file_name': the download '${name.replaceAll('\0', '').slice(0, 200)}' does not exist. Use the name of a started download`,
    );
  const isFinished = job.status === 'finished';
  const progress = call.downloads.getProgress(name);
  return {
    file_name: job.fileName,
    file_url: getFileUrl(call.origin, job),
    status: job.status,
    message: job.message,
    seconds_elapsed: (((job.ended ?? Date.now()) - job.created) / 1000).toFixed(3),
    total_columns: isFinished ? job.columns : null,
    total_rows: isFinished ? job.rows : null,
    total_size: isFinished ? job.bytes! / 1000 : null,
    ...(progress ? { rows_written: progress.rows, bytes_written: progress.bytes } : {}),
    ...(isFinished ? { sha256: job.sha256 } : {}),
  };
};

/** Returns the route for the status of a download. `path` is `download` or `bulk_download`. */
export const statusRoute = (path: string): Route => ({
  method: 'GET',
  path: `v2/${path}/status/`,
  summary: 'Status of a download',
  uncached: true,
  query: StatusQuery,
  answer: StatusAnswer,
  errors: [400, 404],
  handler: status,
});
