/**
 * Watches for the network to come back; the returned function ends the watch and returns whether the network is back. A request that was
 * pending when the network went away often fails only after it is back, when no `online` event would start a retry.
 */
export const watchOnline = (): (() => boolean) => {
  // The build prerenders without a browser.
  if (typeof window === 'undefined') return () => false;
  let isBack = false;
  const handleOnline = () => {
    isBack = true;
  };
  window.addEventListener('online', handleOnline);
  return () => {
    window.removeEventListener('online', handleOnline);
    return isBack;
  };
};
