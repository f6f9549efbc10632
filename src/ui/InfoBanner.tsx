import Cookies from 'js-cookie';
import { useState, type ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import { limits } from '@/lib/layoutTokens';
import { CloseButton } from './CloseButton';
import { Icon, type IconName } from './Icon';

type BannerType = 'warning' | 'general' | 'warning-resolved';
const types: Readonly<Record<BannerType, { icon: IconName; label: string }>> = {
  general: { icon: 'info', label: 'Notice' },
  warning: { icon: 'alert', label: 'Warning' },
  'warning-resolved': { icon: 'check', label: 'Resolved' },
};
const getCookieName = (id: string): string => `usaspending_info-banner_${id}`;
/** Returns whether the visitor dismissed the notice in the last seven days; false if cookies cannot be read. */
const isHidden = (id: string): boolean => {
  try {
    return Cookies.get(getCookieName(id)) === 'hide';
  } catch {
    return false;
  }
};

export interface InfoBannerProps {
  id: string;
  title: string;
  type: BannerType;
  dismissable: boolean;
  onDismiss: (id: string) => void;
  children: ReactNode;
}
/** Renders a notice. Dismissing it stores a cookie for a week and calls `onDismiss`. A notice that cannot be dismissed always shows. */
export function InfoBanner({ id, title, type, dismissable, onDismiss, children }: InfoBannerProps) {
  const [isDismissed, setHidden] = useState(() => dismissable && isHidden(id));
  if (isDismissed) return null;
  const { icon, label } = types[type];
  const handleDismiss = () => {
    // Without cookies the notice stays hidden only until the next page load.
    try {
      Cookies.set(getCookieName(id), 'hide', { expires: limits.infoBannerDays, sameSite: 'Lax' });
    } catch {
      /* the state below hides it */
    }
    setHidden(true);
    onDismiss(id);
  };
  return (
    <section className={classNames('info-banner', `info-banner--${type}`)} aria-label={title}>
      <Icon name={icon} className="icon info-banner__icon" />
      <div className="info-banner__text">
        <p>
          <strong>
            <span className="usa-sr-only">{label}: </span>
            {title}
          </strong>
        </p>
        {children}
      </div>
      {dismissable && (
        <CloseButton
          className="info-banner__close"
          label={`Dismiss message: ${title}`}
          onClick={handleDismiss}
        />
      )}
    </section>
  );
}
