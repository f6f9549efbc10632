/** Formats by number of decimals, cached because creating a format is slow. */
const formats = new Map<number, Intl.NumberFormat>();

/** Returns the absolute value of a number in US format, such as `1,234.50`. Halves round up. */
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
