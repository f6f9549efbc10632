/**
 * @typedef {{ begun: number, settings: string, api?: string }} Build
 *   the record of a build: its start time in milliseconds, settings and API
 */

/**
 * Returns whether the site has to be rebuilt. `lastBuild` is the record of its build, or undefined if there is none.
 * `currentBuild` has the current settings and the time of the newest change to the sources. The API matters only if it is set,
 * because otherwise the server writes its own address into the page.
 * @type {(lastBuild: Build | undefined, now: { settings: string, api?: string, changed: number }) => boolean}
 */
export const isStale = (lastBuild, currentBuild) =>
  !lastBuild ||
  lastBuild.settings !== currentBuild.settings ||
  (currentBuild.api !== undefined && currentBuild.api !== lastBuild.api) ||
  lastBuild.begun < currentBuild.changed;

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
