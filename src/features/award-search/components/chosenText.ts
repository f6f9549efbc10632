/** How many values are chosen, in the words of the sidebar; nothing without any. */
export const chosenText = (count: number): string | undefined =>
  count ? `${count > 999 ? '999+' : count} selected` : undefined;
