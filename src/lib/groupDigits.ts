/** Cached because creating a format is slow; the formats never change. */
const formats = new Map<number, Intl.NumberFormat>();

/** Returns a number in US format without its sign: `1,234.50`. Half of a last digit rounds up. */
export const groupDigits = (value: number, decimals = 0): string => {
  const format =
    formats.get(decimals) ??
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  formats.set(decimals, format);
  return format.format(Math.abs(value));
};
