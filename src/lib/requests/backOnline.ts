/**
 * Watches for the network to come back. Returns a function that ends the watch and returns whether the network came back meanwhile. A
 * request that was pending when the network failed often fails only after the `online` event, when no later event would start a retry.
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
