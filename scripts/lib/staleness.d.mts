export interface Build {
  begun: number;
  settings: string;
  api?: string;
}
export const isStale: (
  built: Build | undefined,
  now: { settings: string; api?: string; changed: number },
) => boolean;
export const readBuild: (text: string) => Build | undefined;
export const bundleSettings: (env: Readonly<Record<string, string | undefined>>) => string;
