import type { FastifyInstance } from 'fastify';
import { badRequest } from './errors';

export interface Fault {
  status?: number;
  delay?: number;
  truncate?: boolean;
  malformed?: boolean;
  empty?: boolean;
  reset?: boolean;
  /** Makes writing the file of a download fail. */ write?: boolean;
  /** Milliseconds that a download waits before its file is written. */ hold?: number;
}

/** Parses an `x-fault` value, such as `status=503|delay=3000|truncate|malformed|empty|reset|write|hold=3000`, into a fault. */
export const parseFault = (text: string): Fault =>
  Object.fromEntries(
    text
      .split('|')
      .map((part) => part.split('='))
      .filter(([key]) => key)
      .map(([key, value]) => [key!.trim(), value === undefined ? true : Number(value)]),
  );

/** Response header that tells the in-process test server to simulate a reset or truncated response, because it has no socket. */
export const FAULT_HEADER = 'x-fault-transport';

/** Longest wait in milliseconds that a request can ask for, so that one request cannot stop the downloads of others. */
const MAX_WAIT_MS = 30_000;
/** Returns a wait in milliseconds from 0 to the longest allowed one. */
export const limitWait = (ms = 0): number => Math.min(Math.max(ms, 0) || 0, MAX_WAIT_MS);

/** Returns the fault in the `x-fault` header or query parameter of a request, or undefined if there is none. */
export const readFault = (headers: Record<string, unknown>, query: unknown): Fault | undefined => {
  const faultText = headers['x-fault'] ?? (query as Record<string, unknown>)?.['x-fault'];
  if (typeof faultText !== 'string') return undefined;
  const fault = parseFault(faultText);
  return { ...fault, delay: limitWait(fault.delay), hold: limitWait(fault.hold) };
};

/** Registers hooks that simulate the fault in `x-fault` of a request, for tests and demonstrations. */
export const installFaults = (app: FastifyInstance): void => {
  app.addHook('preHandler', async (request, reply) => {
    const fault = readFault(request.headers, request.query);
    if (!fault || !request.url.startsWith('/api/')) return undefined;
    if (
      fault.status !== undefined &&
      !(Number.isInteger(fault.status) && fault.status >= 200 && fault.status <= 599)
    )
      throw badRequest("'x-fault' must have a status from 200 to 599, for example 'status=503'");
    if (fault.delay)
      await new Promise((resolve) => {
        setTimeout(resolve, fault.delay);
      });
    if (fault.status)
      return reply.code(fault.status).send({
        detail: `Simulated fault: status ${fault.status}`,
        message: `The server returned status ${fault.status} because the request simulates this fault.`,
      });
    if (fault.reset) {
      void reply.header(FAULT_HEADER, 'reset');
      const { socket } = request.raw;
      if (socket && !socket.destroyed && typeof socket.resetAndDestroy === 'function') {
        reply.hijack();
        socket.resetAndDestroy();
        return reply;
      }
      return reply.send({});
    }
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = readFault(request.headers, request.query);
    if (!fault || typeof payload !== 'string') return payload;
    if (fault.empty) return '';
    if (fault.malformed) return `${payload.slice(0, -1)}, <not json>`;
    if (fault.truncate) {
      void reply.header(FAULT_HEADER, 'truncate');
      return payload.slice(0, Math.floor(payload.length / 2));
    }
    return payload;
  });
};
