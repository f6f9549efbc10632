import type { Job } from '../core/jobs';

/** The path of finished files. */
export const GENERATED_PATH = '/files/generated_downloads';

/** Returns the URL of a job's file, which may not be ready yet. `origin` is scheme and host. */
export const getFileUrl = (origin: string, job: Job): string =>
  `${origin}${GENERATED_PATH}/${encodeURIComponent(job.fileName)}`;

/** Returns the response to a request that starts a download: the URLs of its status and file, the file name and the request. */
export const buildCreatedAnswer = (origin: string, job: Job) => ({
  status_url: `${origin}/api/v2/download/status/?file_name=${encodeURIComponent(job.fileName)}`,
  file_name: job.fileName,
  file_url: getFileUrl(origin, job),
  download_request: job.request,
});
