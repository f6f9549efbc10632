/** Returns the number of chosen values as text for the sidebar, or undefined if there are none. */
export const formatChosenCount = (count: number): string | undefined =>
  count ? `${count > 999 ? '999+' : count} selected` : undefined;
