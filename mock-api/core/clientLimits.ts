import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { BlockList, isIPv6 } from 'node:net';
import { tryAgain } from './errors';
import type { Limits } from './limits';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');
/** Returns whether an address is this machine, which has no limits: its user, and scripts that send many requests. */
const isLoopback = (ip: string): boolean => loopback.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');

const createTooMany = (seconds: number) =>
  tryAgain(
    429,
    `Too many requests from your address. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    seconds,
  );

/**
 * Limits the API requests of one address per minute and at the same time. Further requests receive 429 with `Retry-After`. Call this
 * function before routes are added.
 */
export const installClientLimits = async (
  app: FastifyInstance,
  { clientRequests, clientRequestsPerMinute }: Limits,
): Promise<void> => {
  const openRequests = new Map<string, number>();
  app.addHook('onRequest', async ({ ip, url }, reply) => {
    if (!url.startsWith('/api/') || isLoopback(ip)) return;
    const count = openRequests.get(ip) ?? 0;
    if (count >= clientRequests) throw createTooMany(1);
    openRequests.set(ip, count + 1);
    reply.raw.once('close', () => {
      const left = openRequests.get(ip)! - 1;
      if (left) openRequests.set(ip, left);
      else openRequests.delete(ip);
    });
  });
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/')) route.config = { ...route.config, rateLimit: {} };
  });
  await app.register(rateLimit, {
    global: false,
    max: clientRequestsPerMinute,
    timeWindow: 60_000,
    allowList: ({ ip }) => isLoopback(ip),
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, { ttl }) => createTooMany(Math.ceil(ttl / 1000)),
  });
};
