/** Returns the normalized URL of an external site, with `https://` added if no scheme is given; undefined if `text` is no web address. */
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
