/**
 * Returns the normalized URL of an external site, or undefined if `text` is not a web address. Adds `https://` when the scheme is missing.
 */
export const webAddress = (text: string): string | undefined => {
  const written = text.trim();
  if (!written || /\s/.test(written)) return undefined;
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(written) ? written : `https://${written}`;
  try {
    const { protocol, hostname, href } = new URL(whole);
    return /^https?:$/.test(protocol) && hostname.includes('.') ? href : undefined;
  } catch {
    return undefined;
  }
};
