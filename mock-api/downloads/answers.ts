import type { Job } from '../core/jobs';

/** Where finished files are fetched from. */
export const GENERATED = '/files/generated_downloads';

/** Address of the file of a job, whether it is there yet or not; `origin` is scheme and host. */
export const fileUrlOf = (origin: string, job: Job): string =>
  `${origin}${GENERATED}/${encodeURIComponent(job.fileName)}`;

/** What every call that starts a download answers: where to ask for its state, and where its file will be. */
export const createdOf = (origin: string, job: Job) => ({
  status_url: `${origin}/api/v2/download/status/?file_name=${encodeURIComponent(job.fileName)}`,
  file_name: job.fileName,
  file_url: fileUrlOf(origin, job),
  download_request: job.request,
});
