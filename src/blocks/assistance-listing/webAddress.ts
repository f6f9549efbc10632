/** The address of another site that a record names; nothing for what is no address of the web. Some leave its beginning out. */
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
