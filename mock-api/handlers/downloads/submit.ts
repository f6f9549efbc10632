import type { Plan } from '../../core/jobs';
import type { Call } from '../../core/route';
import { createdOf } from '../../downloads/answers';

/** Puts a plan into the queue; the answer says where to ask for its state. `x-fault: write` makes it fail, `hold=…` (milliseconds) makes it wait. */
export const submit = (call: Call, made: Plan) => {
  const job = call.downloads.submit(made, {
    fault: call.fault?.write ? 'write' : undefined,
    hold: Number(call.fault?.hold) || undefined,
  });
  return createdOf(call.origin, job);
};
