/**
 * @typedef {{ begun: number, settings: string, api?: string }} Build
 *   the record of a build: its start time in milliseconds, settings and API
 */

/**
 * Returns whether the site has to be rebuilt. `built` is the record of its build, undefined without one. `now` has the current
 * settings and the time of the newest change to the sources. The API matters only when one is set: otherwise the server writes
 * its own into the page.
 * @type {(built: Build | undefined, now: { settings: string, api?: string, changed: number }) => boolean}
 */
export const isStale = (built, now) =>
  !built ||
  built.settings !== now.settings ||
  (now.api !== undefined && now.api !== built.api) ||
  built.begun < now.changed;

/**
 * Parses the record of a build. Returns undefined when it cannot be parsed, as after a process was killed while writing it.
 * @type {(text: string) => Build | undefined}
 */
export const readBuild = (text) => {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
};

/**
 * Returns the settings that are written into the bundle (docs/settings.md), one per line.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const bundleSettings = (env) =>
  Object.entries(env)
    .filter(([name]) => /^SITE_|^MAPBOX_TOKEN$/.test(name))
    .map((pair) => pair.join('='))
    .sort()
    .join('\n');
