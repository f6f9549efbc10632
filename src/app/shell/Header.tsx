import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { Link, NavLink } from 'react-router-dom';
import { breakpoints } from '@/domain/layoutTokens';
import { paths } from '@/domain/paths';
import { site } from '@/domain/site';
import { classNames } from '@/lib/classNames';
import { Icon } from '@/ui/Icon';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { selectDataSource, sourceText } from './shellState';

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
      <div id={id} className="gov-banner__content" hidden={!open}>
        <div><Icon name="building" /><p><strong>Official websites use .gov</strong><br />A .gov website belongs to an official government organization in the United States.</p></div>
        <div><Icon name="lock" /><p><strong>Secure .gov websites use HTTPS</strong><br />A lock or https:// means you have safely connected to the .gov website. Share sensitive information only on official, secure websites.</p></div>
      </div>
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

/** Everything above the page: skip link, banner, sample notice, wordmark and navigation. */
export function Header() {
  const handleSkip = (event: KeyboardEvent | MouseEvent) => {
    event.preventDefault();
    const main = document.getElementById('main-content');
    main?.scrollIntoView?.();
    const heading = main?.querySelector<HTMLElement>('h1') ?? main;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  };
  return (
    <header className="site-header">
      <a className="usa-skipnav" href="#main-content" onClick={handleSkip}>Skip to main content</a>
      <GovBanner />
      <SourceNotice />
      <div className="site-header__bar">
        <Link to={paths.home()} className="site-header__logo" aria-label={`${site.name} Home`}><Mark /><span aria-hidden="true">{site.name}</span></Link>
        <nav aria-label="Primary"><ul className="site-header__nav"><li><NavLink to={paths.search()} className={({ isActive }) => classNames('site-header__link', isActive && 'site-header__link--current')}>Search Award Data</NavLink></li></ul></nav>
      </div>
    </header>
  );
}

const external = (url: string, label: string) => (url ? <li key={label}><a href={url} target="_blank" rel="noopener noreferrer">{label}<span className="usa-sr-only"> (opens in a new tab)</span></a></li> : null);
/** Everything below the page. Links whose setting is empty, or whose page is not built yet, are not drawn. */
export function Footer() {
  return (
    <footer className="site-footer">
      <div className="site-footer__inner">
        <div><Link to={paths.home()} className="site-footer__logo" aria-label={`${site.name} Home`}><Mark /><span aria-hidden="true">{site.name}</span></Link><p>US federal spending data, open to everyone.</p></div>
        <nav aria-label="Footer"><ul>
          <li><Link to={paths.home()}>Home</Link></li>
          {site.helpMailbox && <li><a href={`mailto:${site.helpMailbox}?subject=Contact%20Us`}>Email Us</a></li>}
          {external(site.fiscalDataUrl, 'Fiscal Data')}{external(site.fiscalServiceUrl, 'Bureau of the Fiscal Service')}
        </ul></nav>
      </div>
      <p className="site-footer__legal">© {new Date().getFullYear()} {site.name}</p>
    </footer>
  );
}
