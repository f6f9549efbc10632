import { routes } from './routes';

const statusTexts: Readonly<Record<number, string>> = {
  400: 'Wrong type, value or combination',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'Request body too large',
  422: 'Missing value, or value outside its limits',
  501: 'Combination not supported',
};

const toContent = <T>(schema: T) => ({ 'application/json': { schema } });

/** Returns the OpenAPI document, built from the schemas that validate requests. */
export const buildOpenApiDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'mock-api',
    version: '2',
    description: 'A local API over a dataset. Paths work with and without the trailing slash.',
  },
  paths: Object.fromEntries(
    routes.map((route) => [
      `/api/${route.path}`,
      {
        [route.method.toLowerCase()]: {
          summary: route.summary,
          parameters: [
            ...[...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
              name,
              in: 'path',
              required: true,
              schema: { type: 'string' },
            })),
            ...Object.entries((route.query?.properties ?? {}) as Record<string, object>).map(
              ([name, schema]) => ({ name, in: 'query', required: false, schema }),
            ),
          ],
          ...(route.body && { requestBody: { required: true, content: toContent(route.body) } }),
          responses: {
            200: { description: 'The response', content: toContent(route.answer) },
            ...Object.fromEntries(
              route.errors.map((status) => [
                status,
                {
                  description: statusTexts[status] ?? 'Error',
                  content: toContent({ type: 'object', properties: { detail: {} } }),
                },
              ]),
            ),
          },
        },
      },
    ]),
  ),
});
