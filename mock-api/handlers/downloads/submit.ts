import type { Plan } from '../../core/jobs';
import type { Call } from '../../core/route';
import { createdOf } from '../../downloads/answers';

/**
 * Submits a plan to the download queue and returns where to get its status.
 * For tests, `x-fault: write` makes the job fail and `hold=…` (milliseconds) delays it.
 */
export const submit = (call: Call, made: Plan) => {
  const job = call.downloads.submit(made, {
    fault: call.fault?.write ? 'write' : undefined,
    hold: Number(call.fault?.hold) || undefined,
  });
  return createdOf(call.origin, job);
};
