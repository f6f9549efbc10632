import Cookies from 'js-cookie';
import throttle from 'lodash/throttle';
import { useCallback, useEffect, useState } from 'react';
import { limits, timings } from '@/lib/layoutTokens';
import { Icon } from '@/ui/Icon';

const COOKIE = 'usaspending_mobile_view_disclaimer';
/**
 * A hint on small screens to rotate the device, in its own line above the page, so that it covers nothing. It disappears when dismissed,
 * after ten seconds, or when the window is wide enough; the choice is saved for a day. When it times out, its space stays until the next
 * page, so that the text does not move.
 */
export default function RotateBanner({ path }: { path: string }) {
  const [shown, setShown] = useState(() => {
    try {
      return Cookies.get(COOKIE) !== 'hide';
    } catch {
      return true;
    }
  });
  const [roomKept, keepRoom] = useState(false);
  useEffect(() => keepRoom(false), [path]);
  const hide = useCallback(() => {
    try {
      Cookies.set(COOKIE, 'hide', { expires: limits.rotateBannerDays, sameSite: 'Lax' });
    } catch {
      /* hidden for this visit */
    }
    setShown(false);
  }, []);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => {
      keepRoom(true);
      hide();
    }, timings.rotateBanner);
    const handleResize = throttle(() => {
      if (window.outerWidth >= limits.rotateBannerWidth) hide();
    }, timings.resizeThrottle);
    window.addEventListener('resize', handleResize);
    return () => {
      clearTimeout(timer);
      handleResize.cancel();
      window.removeEventListener('resize', handleResize);
    };
  }, [shown, hide]);
  if (!shown) return roomKept ? <div className="rotate-room" /> : null;
  return (
    <div className="rotate-banner" role="region" aria-label="Screen size">
      <Icon name="rotate" />
      <p>Rotate your device for a wider view.</p>
      <button type="button" onClick={hide}>
        DISMISS
      </button>
    </div>
  );
}
