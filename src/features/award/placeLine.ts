import { congressionalDistrict, locationLine, type Address } from '@/domain/format';

/** A place in one line, with its congressional district where that is known. */
export const placeLine = (address: Address | null): string => {
  const line = locationLine(address);
  if (!address?.congressionalCode || !address.stateCode) return line;
  return `${line} (district ${congressionalDistrict(address.stateCode, address.congressionalCode)})`;
};
