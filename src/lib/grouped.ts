/**
 * A number as Americans write it, without its sign: `1,234.50`. Half a last digit rounds up, of the number as it is written and not of its
 * binary neighbour, as `Intl.NumberFormat` does it, whose first use takes a phone about 100 ms in one piece (decision 0054).
 */
export const grouped = (value: number, decimals = 0): string => {
  const size = Math.abs(value);
  const written = String(size);
  // Below a millionth and from 1e21 on numbers are written with an exponent.
  if (written.includes('e'))
    return size < 1
      ? grouped(0, decimals)
      : size.toLocaleString('en-US', { minimumFractionDigits: decimals });
  const [whole = '', parts = ''] = written.split('.');
  const kept = `${whole}${parts.slice(0, decimals).padEnd(decimals, '0')}`;
  const isUp = Number(parts[decimals] ?? 0) >= 5;
  const digits = String(BigInt(kept) + (isUp ? 1n : 0n)).padStart(decimals + 1, '0');
  const end = digits.length - decimals;
  const thousands = digits.slice(0, end).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals ? `${thousands}.${digits.slice(end)}` : thousands;
};
