import type { Lookups } from '../../core/lookups';
import type { Call } from '../../core/route';

/** Returns a function that runs `read` once for each dataset. After a failure, the next call runs it again. */
export const oncePerSet = <T>(read: (call: Call) => Promise<T>): ((call: Call) => Promise<T>) => {
  const results = new WeakMap<Lookups, Promise<T>>();
  return (call) => {
    const result = results.get(call.lookups) ?? read(call);
    results.set(call.lookups, result);
    result.catch(() => results.delete(call.lookups));
    return result;
  };
};
