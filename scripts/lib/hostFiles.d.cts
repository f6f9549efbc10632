export interface RoutePage {
  path: string;
  exact?: boolean;
}
export interface BuiltRoute {
  pattern: string;
  file: string;
}
export const ROUTES_PATTERN: (page: RoutePage) => string;
export const headersFor: (apiRoot: string) => Record<string, string>;
export const deploymentFiles: (
  routes: readonly BuiltRoute[],
  headers: Readonly<Record<string, string>>,
) => Record<'site-headers.conf' | 'site-routes.conf', string>;
