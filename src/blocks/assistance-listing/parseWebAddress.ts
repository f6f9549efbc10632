/** Returns the normalized URL of an external site, with `https://` added if no scheme is given; undefined if `text` is not a web address. */
export const parseWebAddress = (text: string): string | undefined => {
  const trimmedText = text.trim();
  if (!trimmedText || /\s/.test(trimmedText)) return undefined;
  const url = /^[a-z][a-z0-9+.-]*:/i.test(trimmedText) ? trimmedText : `https://${trimmedText}`;
  try {
    const { protocol, hostname, href } = new URL(url);
    return /^https?:$/.test(protocol) && hostname.includes('.') ? href : undefined;
  } catch {
    return undefined;
  }
};
