import { useCallback, useRef, useState } from 'react';

interface Announcement {
  polite: string;
  assertive: string;
}
/** Returns the texts of the live regions, and a function that announces a text, even the same one twice in a row. */
export const useAnnouncer = () => {
  const [announcement, setAnnouncement] = useState<Announcement>({ polite: '', assertive: '' });
  const isOdd = useRef(false);
  const announce = useCallback((message: string, urgency: 'polite' | 'assertive' = 'polite') => {
    isOdd.current = !isOdd.current;
    setAnnouncement((current) => ({
      ...current,
      [urgency]: message + (isOdd.current ? '\u00A0' : ''),
    }));
  }, []);
  return { said: announcement, announce };
};
export function LiveRegions({ announcement }: { announcement: Announcement }) {
  return (
    <>
      <div className="usa-sr-only" aria-live="polite" aria-atomic="true" data-testid="announcer">
        {announcement.polite}
      </div>
      <div className="usa-sr-only" aria-live="assertive" aria-atomic="true">
        {announcement.assertive}
      </div>
    </>
  );
}
