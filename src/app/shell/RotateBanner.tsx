import Cookies from 'js-cookie';
import throttle from 'lodash/throttle';
import { useCallback, useEffect, useState } from 'react';
import { limits, timings } from '@/lib/layoutTokens';
import { Icon } from '@/ui/Icon';

const COOKIE_NAME = 'usaspending_mobile_view_disclaimer';
/** Shows a hint to rotate the device on small screens. Once hidden, it leaves no space and stays hidden for a day. */
export default function RotateBanner() {
  const [isShown, setShown] = useState(() => {
    try {
      return Cookies.get(COOKIE_NAME) !== 'hide';
    } catch {
      return true;
    }
  });
  const [hasTimedOut, setTimedOut] = useState(false);
  const hide = useCallback(() => {
    try {
      Cookies.set(COOKIE_NAME, 'hide', { expires: limits.rotateBannerDays, sameSite: 'Lax' });
    } catch {
      /* hidden for this visit */
    }
    setShown(false);
  }, []);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => {
      setTimedOut(true);
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
  }, [isShown, hide]);
  // The space of a hint that timed out closes gradually, so that the visitor can follow the text.
  if (!isShown) return hasTimedOut ? <div className="rotate-room rotate-room--closing" /> : null;
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
