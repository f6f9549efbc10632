/** Host and port of the servers: `HOST`, else 127.0.0.1; `PORT`, else 5000. */
import { createServer } from 'node:net';

export const host = process.env.HOST ?? '127.0.0.1';
const wanted = process.env.PORT ? Number(process.env.PORT) : 5000;

/** @type {(port: number) => Promise<boolean>} */
const isFree = (port) =>
  new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, host, () => probe.close(() => answer(true)));
  });

/** Returns a free port. Falls back from 5000 to 5001, because AirPlay uses 5000 on recent Macs. Throws when `PORT` is set but taken. */
export const freePort = async () => {
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535)
    throw new Error(
      `PORT must be a number from 0 to 65535, for example 5000. It is ${process.env.PORT}`,
    );
  if (await isFree(wanted)) return wanted;
  const choose = `Use another port, for example PORT=${wanted + 10}`;
  if (process.env.PORT) throw new Error(`Port ${wanted} is in use. ${choose}`);
  if (!(await isFree(wanted + 1)))
    throw new Error(`Ports ${wanted} and ${wanted + 1} are in use. ${choose}`);
  console.log(`Port ${wanted} is in use. Using ${wanted + 1}.`);
  return wanted + 1;
};

/** Returns the port that a started server listens on. @param {import('node:http').Server} server */
export const portOf = (server) => {
  const address = server.address();
  if (!address || typeof address === 'string')
    throw new Error('The server does not listen on a port');
  return address.port;
};

/** Returns a currently free port, for servers that cannot choose one themselves. @returns {Promise<number>} */
export const anyPort = () =>
  new Promise((answer, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() => answer(address && typeof address === 'object' ? address.port : 0));
    });
  });
