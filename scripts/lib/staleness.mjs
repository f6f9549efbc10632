/** @typedef {{ begun: number, settings: string, api?: string }} Build what a build notes of itself */

/**
 * Whether a site has to be built again. `built` tells when its build began, with which settings and for which API; undefined without a
 * build. `now` has today's settings and the time of the newest change of what the site is made of. Which API it was built for matters
 * only to who names one: the server writes its own into the page.
 * @param {Build | undefined} built
 * @param {{ settings: string, api?: string, changed: number }} now
 */
export const isStale = (built, now) =>
  !built ||
  built.settings !== now.settings ||
  (now.api !== undefined && now.api !== built.api) ||
  built.begun < now.changed;

/**
 * What a build noted of itself; undefined when the note cannot be read, as after a process that was killed while it wrote.
 * @param {string} text
 * @returns {Build | undefined}
 */
export const readBuild = (text) => {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
};

/**
 * The settings that are written into the bundle (docs/settings.md), as one text.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const bundleSettings = (env) =>
  Object.entries(env)
    .filter(([name]) => /^SITE_|^MAPBOX_TOKEN$/.test(name))
    .map((pair) => pair.join('='))
    .sort()
    .join('\n');
