import { useBrowserValue } from '@/lib/rendering/hydrated';
import { getSchemeChoice, onSchemeChoice, type SchemeChoice } from '@/lib/colorScheme';
import { useMediaQuery } from './useMediaQuery';

/** Returns the visitor's choice of a color scheme; `system` before hydration. */
export const useSchemeChoice = (): SchemeChoice =>
  useBrowserValue(onSchemeChoice, getSchemeChoice, 'system');

/** Returns whether the page has its dark colors. Paper is always light. */
export const useIsDark = (): boolean => {
  const choice = useSchemeChoice();
  const isDeviceDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isPrinted = useMediaQuery('print');
  return !isPrinted && (choice === 'system' ? isDeviceDark : choice === 'dark');
};
