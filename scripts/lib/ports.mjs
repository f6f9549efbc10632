/** The servers use `HOST` (default 127.0.0.1) and `PORT` (default 5000). */
import { createServer } from 'node:net';

export const host = process.env.HOST ?? '127.0.0.1';
const preferredPort = process.env.PORT ? Number(process.env.PORT) : 5000;

/** @type {(port: number) => Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/** Returns a free port: `PORT`, 5000, or 5001 (recent Macs use 5000 for AirPlay). Throws when none is free or `PORT` is invalid. */
export const findFreePort = async () => {
  if (!Number.isInteger(preferredPort) || preferredPort < 0 || preferredPort > 65535)
    throw new Error(
      `PORT must be a number from 0 to 65535, for example 5000. It is ${process.env.PORT}`,
    );
  if (await isFree(preferredPort)) return preferredPort;
  const advice = `Use another port, for example PORT=${preferredPort + 10}`;
  if (process.env.PORT) throw new Error(`Port ${preferredPort} is in use. ${advice}`);
  if (!(await isFree(preferredPort + 1)))
    throw new Error(`Ports ${preferredPort} and ${preferredPort + 1} are in use. ${advice}`);
  console.log(`Port ${preferredPort} is in use. Using ${preferredPort + 1}.`);
  return preferredPort + 1;
};

/** Returns the port that a started server listens on. @param {import('node:http').Server} server */
export const portOf = (server) => {
  const address = server.address();
  if (!address || typeof address === 'string')
    throw new Error('The server does not listen on a port');
  return address.port;
};

/** Returns a currently free port, for servers that cannot choose one themselves. @returns {Promise<number>} */
export const findAnyPort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
