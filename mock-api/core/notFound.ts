import type { FastifyReply } from 'fastify';
import type { Route } from './route';

const getEditDistance = (a: string, b: string): number => {
  let previousRow = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const currentRow = [i];
    for (let j = 1; j <= b.length; j += 1)
      currentRow[j] = Math.min(
        previousRow[j]! + 1,
        currentRow[j - 1]! + 1,
        previousRow[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    previousRow = currentRow;
  }
  return previousRow[b.length]!;
};

/** Returns the handler for unmatched requests. It sends 405 if only the method is wrong, otherwise 404 with the closest paths. */
export const createNotFoundHandler = (routes: readonly Route[]) => {
  const patterns = routes.map((route) => ({
    ...route,
    test: new RegExp(`^/api/${route.path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/*$`),
  }));
  return (method: string, url: string, reply: FastifyReply) => {
    const path = url.split('?')[0]!.replaceAll(/\/{2,}/g, '/');
    const match = patterns.find(({ test }) => test.test(path));
    if (match && match.method !== method)
      return reply
        .header('Allow', match.method)
        .code(405)
        .send({ detail: `Method "${method}" not allowed.` });
    const requestedPath = path.slice(0, 200);
    const closestPaths = routes
      .map((route) => `/api/${route.path}`)
      .map((routePath) => ({ known: routePath, edits: getEditDistance(routePath, requestedPath) }))
      .sort((a, b) => a.edits - b.edits)
      .slice(0, 3)
      .map(({ known: knownPath }) => knownPath);
    return reply.code(404).send({
      detail: `There is no endpoint ${method} ${requestedPath}. Did you mean: ${closestPaths.join(', ')}?`,
    });
  };
};
