import type { FileFormat, FileSet } from '../../core/jobs';
import type { Call } from '../../core/route';
import { buildCreatedAnswer } from '../../downloads/answers';
import { createPlan } from '../../downloads/plans';

/**
 * Submits files to the download queue and returns the addresses of the job. `heading` is the first line of the README. For tests,
 * `x-fault: write` makes the job fail and `hold=…` (milliseconds) delays it.
 */
export const submit = (
  call: Call,
  title: string,
  heading: string,
  request: Record<string, unknown>,
  files: FileSet[],
  format?: FileFormat,
) => {
  const job = call.downloads.submit(
    createPlan(call.lookups, title, heading, request, files, format),
    {
      fault: call.fault?.write ? 'write' : undefined,
      hold: call.fault?.hold,
    },
  );
  return buildCreatedAnswer(call.origin, job);
};
