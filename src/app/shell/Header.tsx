import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { useIsHydrated } from '@/lib/rendering/hydrated';
import { useToday } from '@/lib/rendering/today';
import { breakpoints, limits } from '@/lib/layoutTokens';
import { paths } from '@/domain/site/paths';
import { site } from '@/domain/site/site';
import { classNames } from '@/lib/classNames';
import { Button } from '@/ui/Button';
import { CloseButton } from '@/ui/CloseButton';
import { Icon } from '@/ui/Icon';
import { lazyComponent } from '@/ui/lazyComponent';
import { ErrorBoundary } from '@/ui/Status';
import { focusMain } from '@/ui/useDialog';
import { useViewportKinds } from '@/ui/useMediaQuery';
import { PrimaryNav } from './PrimaryNav';
import { selectDataSource, sourceParts } from './shellState';

const GovBannerContent = lazyComponent(() => import('./GovBannerContent'), {
  name: 'This explanation',
  look: 'line',
});
function GovBanner() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { isNarrow: isPhone, isWide: isDesktop } = useViewportKinds(breakpoints.tablet);
  const bannerText = (
    <>
      <Icon name="flag" />
      <span className="gov-banner__text">An official website of the United States government</span>
    </>
  );
  const button = useRef<HTMLButtonElement>(null);
  const handleClose = () => {
    setOpen(false);
    button.current?.focus();
  };
  const openerProps = {
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: () => setOpen(!isOpen),
  } as const;
  const toggleLabel = (
    <>
      <span className="gov-banner__words">Here’s how you know</span>
      <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
    </>
  );
  return (
    <section className="gov-banner" aria-label="Official website of the United States government">
      {isPhone && (
        <button className="gov-banner__strip gov-banner__strip--button" {...openerProps}>
          {bannerText}
          <span className="gov-banner__how">{toggleLabel}</span>
        </button>
      )}
      {isDesktop && (
        <div className="gov-banner__strip gov-banner__strip--line">
          {bannerText}
          <button ref={button} className="gov-banner__how" {...openerProps}>
            {toggleLabel}
          </button>
        </div>
      )}
      <div id={id} className="gov-banner__content" hidden={!isOpen}>
        {isOpen && (
          <ErrorBoundary>
            <GovBannerContent />
          </ErrorBoundary>
        )}
        {isOpen && isDesktop && (
          <CloseButton
            className="gov-banner__close"
            label="Close this explanation"
            onClick={handleClose}
          />
        )}
      </div>
    </section>
  );
}

/** Shows a notice about the data source, or nothing for the hosted API. */
export function SourceNoticeText() {
  const [start, detail, end] = sourceParts(useSelector(selectDataSource));
  return start ? (
    <p className="source-notice" role="note">
      {start}
      <span className="source-notice__detail">{detail}</span>
      {end}
    </p>
  ) : null;
}
function SourceNotice() {
  const source = useSelector(selectDataSource);
  return (
    <>
      <SourceNoticeText />
      <div role="status">
        {source.replaced && (
          <p className="source-notice">
            New data was published while this page was open. Reload to see it.{' '}
            <Button look="text" onClick={() => window.location.reload()}>
              Show the new data
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

export function LogoMark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect x="5" y="17" width="5" height="10" />
      <rect x="13.5" y="11" width="5" height="16" />
      <rect className="mark__gold" x="22" y="5" width="5" height="22" />
    </svg>
  );
}

const MobileMenu = lazyComponent(() => import('./MobileMenu'), {
  name: 'The menu',
  look: 'dialog',
});
const SiteSearch = lazyComponent(() => import('@/features/site-search/panel'), {
  name: 'The site search',
  look: 'dialog',
});
const Banners = lazyComponent(() => import('./Banners'), { name: 'The notices', look: 'line' });
const RotateBanner = lazyComponent(() => import('./RotateBanner'), {
  name: 'A hint',
  look: 'silent',
  waiting: <div className="rotate-room" />,
});

/**
 * Returns whether the hint to rotate the phone was dismissed. `src/index.html` reads the same cookie. Returns false if cookies cannot
 * be read.
 */
const isHintDismissed = (): boolean => {
  try {
    return /disclaimer=hide/.test(document.cookie);
  } catch {
    return false;
  }
};
/** Returns whether to show the hint: in a narrow window, unless it was dismissed. A background window may report a width of 0. */
const needsHint = (): boolean =>
  window.outerWidth > 0 && window.outerWidth < limits.rotateBannerWidth && !isHintDismissed();

/** Renders everything above the page, with `tools` beside the site search. */
export function Header({ tools }: { tools?: ReactNode }) {
  const { pathname } = useLocation();
  const { isNarrow: isPhone, isWide: isDesktop } = useViewportKinds(breakpoints.tablet);
  const isHydrated = useIsHydrated();
  const [isMenuOpen, setMenu] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [isHintShown] = useState(() => typeof window !== 'undefined' && needsHint());
  const handleSkip = (event: KeyboardEvent | MouseEvent) => {
    event.preventDefault();
    document.getElementById('main-content')?.scrollIntoView?.();
    focusMain();
  };
  return (
    <header className={classNames('site-header', pathname === paths.home() && 'site-header--home')}>
      <a className="usa-skipnav" href="#main-content" onClick={handleSkip}>
        Skip to main content
      </a>
      <div className="site-header__strip">
        <GovBanner />
        <SourceNotice />
      </div>
      <div className="site-header__bar">
        <Link to={paths.home()} className="site-header__logo" aria-label={`${site.name} Home`}>
          <LogoMark />
          <span aria-hidden="true">{site.name}</span>
        </Link>
        <button
          type="button"
          className="site-header__search"
          aria-haspopup="dialog"
          onClick={() => setSearching(true)}
        >
          <Icon name="search" />
          <span>Search this site</span>
        </button>
        {tools}
        {/* A lazy component that fails to load must not break the header. */}
        {isSearching && (
          <ErrorBoundary>
            <SiteSearch onClose={() => setSearching(false)} />
          </ErrorBoundary>
        )}
        {isPhone && (
          <>
            <button
              type="button"
              className="site-header__menu"
              aria-label="mobile hamburger menu"
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={() => setMenu(true)}
            >
              <Icon name="menu" />
            </button>
            {isMenuOpen && (
              <ErrorBoundary>
                <MobileMenu onClose={() => setMenu(false)} />
              </ErrorBoundary>
            )}
          </>
        )}
        {isDesktop && <PrimaryNav />}
      </div>
      <ErrorBoundary>
        {!isHydrated && <div className="rotate-room rotate-room--drawn" />}
        {isHydrated && isHintShown && <RotateBanner />}
        <div className="page-notices" data-path={pathname}>
          <Banners path={pathname} />
        </div>
      </ErrorBoundary>
    </header>
  );
}

const FooterContent = lazyComponent(() => import('./FooterContent'), {
  name: 'The footer',
  look: 'line',
});
/** Renders the footer. Its links load after the page’s first paint, into reserved space. */
export function Footer() {
  const year = useToday().slice(0, 4);
  return (
    <footer className="site-footer">
      <div className="site-footer__room">
        <ErrorBoundary>
          <FooterContent />
        </ErrorBoundary>
      </div>
      <p className="site-footer__legal">
        © {year} {site.name}
      </p>
    </footer>
  );
}
