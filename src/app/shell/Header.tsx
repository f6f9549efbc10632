import { lazy, Suspense, useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { breakpoints, limits } from '@/domain/layoutTokens';
import { paths } from '@/domain/paths';
import { site } from '@/domain/site';
import { classNames } from '@/lib/classNames';
import { Icon } from '@/ui/Icon';
import { ErrorBoundary } from '@/ui/Status';
import { focusMain } from '@/ui/useDialog';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { PrimaryNav } from './PrimaryNav';
import { selectDataSource, sourceText } from './shellState';

const GovBannerContent = lazy(() => import('./GovBannerContent'));
/** The official-website banner: on a phone the whole strip toggles it. */
function GovBanner() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const phone = useMediaQuery(`(max-width: ${breakpoints.tablet - 1}px)`);
  const words = <span className="gov-banner__text">An official website of the United States government</span>;
  const toggle = () => setOpen(!open);
  const how = <>Here’s how you know<Icon name={open ? 'chevron-up' : 'chevron-down'} /></>;
  return (
    <section className="gov-banner" aria-label="Official website of the United States government">
      {phone
        ? <button type="button" className="gov-banner__strip gov-banner__strip--button" aria-expanded={open} aria-controls={id} onClick={toggle}><Icon name="flag" />{words}<span className="gov-banner__how">{how}</span></button>
        : <div className="gov-banner__strip"><Icon name="flag" />{words}<button type="button" className="gov-banner__how" aria-expanded={open} aria-controls={id} onClick={toggle}>{how}</button></div>}
      <div id={id} className="gov-banner__content" hidden={!open}>{open && <ErrorBoundary><Suspense fallback={null}><GovBannerContent /></Suspense></ErrorBoundary>}</div>
    </section>
  );
}

function SourceNotice() {
  const text = sourceText(useSelector(selectDataSource));
  return text ? <p className="source-notice" role="note">{text}</p> : null;
}

export function Mark() {
  return <svg className="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false"><rect x="5" y="17" width="5" height="10" /><rect x="13.5" y="11" width="5" height="16" /><rect className="mark__gold" x="22" y="5" width="5" height="22" /></svg>;
}

const MobileMenu = lazy(() => import('./MobileMenu'));
const SiteSearch = lazy(() => import('@/features/site-search/panel'));
const Banners = lazy(() => import('./Banners'));
const RotateBanner = lazy(() => import('./RotateBanner'));

/** Everything above the page: skip link, banner, sample notice, wordmark, navigation and notices. */
export function Header() {
  const { pathname } = useLocation();
  const narrow = useMediaQuery(`(max-width: ${breakpoints.tablet - 1}px)`);
  const [menu, setMenu] = useState(false);
  const [searching, setSearching] = useState(false);
  const [small] = useState(() => window.outerWidth > 0 && window.outerWidth < limits.rotateBannerWidth);
  const handleSkip = (event: KeyboardEvent | MouseEvent) => {
    event.preventDefault();
    document.getElementById('main-content')?.scrollIntoView?.();
    focusMain();
  };
  return (
    <header className={classNames('site-header', pathname === paths.home() && 'site-header--home')}>
      <a className="usa-skipnav" href="#main-content" onClick={handleSkip}>Skip to main content</a>
      <GovBanner />
      <SourceNotice />
      <div className="site-header__bar">
        <Link to={paths.home()} className="site-header__logo" aria-label={`${site.name} Home`}><Mark /><span aria-hidden="true">{site.name}</span></Link>
        <button type="button" className="site-header__search" aria-haspopup="dialog" onClick={() => setSearching(true)}><Icon name="search" /><span>Search this site</span></button>
        {/* A part that cannot be loaded must not take the header with it. */}
        {searching && <ErrorBoundary><Suspense fallback={null}><SiteSearch onClose={() => setSearching(false)} /></Suspense></ErrorBoundary>}
        {narrow ? (
          <>
            <button type="button" className="site-header__menu" aria-label="mobile hamburger menu" aria-haspopup="dialog" aria-expanded={menu} onClick={() => setMenu(true)}><Icon name="menu" /></button>
            {menu && <ErrorBoundary><Suspense fallback={null}><MobileMenu onClose={() => setMenu(false)} /></Suspense></ErrorBoundary>}
          </>
        ) : <PrimaryNav />}
      </div>
      <ErrorBoundary><Suspense fallback={null}><Banners path={pathname} />{small && <RotateBanner />}</Suspense></ErrorBoundary>
    </header>
  );
}

const FooterContent = lazy(() => import('./FooterContent'));
/** Everything below the page. Its links load after the page's first paint; the room for them is kept. */
export function Footer() {
  return (
    <footer className="site-footer">
      <div className="site-footer__room"><ErrorBoundary><Suspense fallback={null}><FooterContent /></Suspense></ErrorBoundary></div>
      <p className="site-footer__legal">© {new Date().getFullYear()} {site.name}</p>
    </footer>
  );
}
