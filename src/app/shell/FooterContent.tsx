import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { outside } from '@/domain/site/outsideLinks';
import { helpMail, listMailUrl, site } from '@/domain/site/site';
import { usePorts } from '@/lib/ports';
import type { TrackedEvents } from '@/lib/trackedEvents';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon, type IconName } from '@/ui/Icon';
import { SchemeSwitch } from './SchemeSwitch';

function ExternalFooterLink({ href, children }: { href: string; children: ReactNode }) {
  const { track } = usePorts();
  return href ? (
    <li>
      <ExternalLink href={href} onFollow={() => track('footerLink', href)}>
        {children}
      </ExternalLink>
    </li>
  ) : null;
}
const socialLinks: readonly (readonly [label: string, icon: IconName, href: string])[] = [
  ['YouTube', 'video', outside.videoChannelUrl],
  ['X (Twitter)', 'x', outside.xUrl],
  ['Facebook', 'facebook', outside.facebookUrl],
  ['GitHub', 'code', outside.repositoryUrl],
  ['LinkedIn', 'linkedin', outside.linkedInUrl],
];

function StayInTouch() {
  const { track } = usePorts();
  const getHandler = (action: TrackedEvents['stayInTouch'][1]) => () =>
    track('stayInTouch', document.title, action);
  return (
    <section className="stay" aria-labelledby="stay-in-touch">
      <h2 id="stay-in-touch">
        <Icon name="mail" className="icon stay__icon" />
        Stay in touch
      </h2>
      <div className="stay__columns">
        <div>
          <h3>Share your story</h3>
          <p>Tell us how you use spending data.</p>
          {outside.surveyUrl ? (
            <ExternalLink
              className="stay__button"
              href={outside.surveyUrl}
              onFollow={getHandler('survey')}
            >
              Share Now
              <Icon name="chevron-right" />
            </ExternalLink>
          ) : (
            <a className="stay__button" href={helpMail('My story')} onClick={getHandler('survey')}>
              Share Now
              <Icon name="chevron-right" />
            </a>
          )}
        </div>
        <div>
          <h3>Learn how to use {site.name}</h3>
          <p>Watch short videos about this site.</p>
          <Link className="stay__button" to="/training-videos" onClick={getHandler('learn-more')}>
            Learn More
            <span className="usa-sr-only"> about how to use {site.name}</span>
            <Icon name="chevron-right" />
          </Link>
        </div>
        {site.listMailbox && (
          <div>
            <h3>Sign up for release notes</h3>
            <p>Get updates about the site by email.</p>
            <a className="stay__button" href={listMailUrl} onClick={getHandler('sign-up')}>
              Sign Up
              <Icon name="chevron-right" />
            </a>
          </div>
        )}
      </div>
    </section>
  );
}

function InternalFooterLink({ to, ...link }: LinkProps & { to: string }) {
  const { track } = usePorts();
  return <Link {...link} to={to} onClick={() => track('footerLink', to)} />;
}

const contactUrl = helpMail('Contact Us');

/** Renders the whole footer except its copyright line. */
export default function FooterContent() {
  const { track } = usePorts();
  return (
    <>
      <StayInTouch />
      <div className="site-footer__inner">
        <div className="site-footer__brand">
          <InternalFooterLink to="/" className="site-footer__logo" aria-label={`${site.name} Home`}>
            <span aria-hidden="true">{site.name}</span>
          </InternalFooterLink>
          <p>Federal spending data, open to everyone.</p>
          <SchemeSwitch />
        </div>
        <nav aria-label="Footer" className="site-footer__columns">
          <div>
            <h2>About</h2>
            <ul>
              <li>
                <InternalFooterLink to="/about">Mission</InternalFooterLink>
              </li>
            </ul>
          </div>
          <div>
            <h2>Help</h2>
            <ul>
              <ExternalFooterLink href={outside.faqUrl}>FAQs</ExternalFooterLink>
              <ExternalFooterLink href={outside.communityUrl}>Community</ExternalFooterLink>
              {site.helpMailbox && (
                <li>
                  <a href={contactUrl} onClick={() => track('footerLink', contactUrl)}>
                    Email Us
                  </a>
                </li>
              )}
            </ul>
          </div>
          <div>
            <h2>Related sites</h2>
            <ul>
              <ExternalFooterLink href={outside.fiscalDataUrl}>Fiscal Data</ExternalFooterLink>
              <ExternalFooterLink href={outside.fiscalServiceUrl}>
                Bureau of the Fiscal Service
              </ExternalFooterLink>
            </ul>
          </div>
        </nav>
        <ul className="site-footer__social" aria-label="Social media">
          {socialLinks.map(([label, icon, href]) => (
            <ExternalFooterLink key={label} href={href}>
              <Icon name={icon} />
              <span className="usa-sr-only">{label}</span>
            </ExternalFooterLink>
          ))}
        </ul>
      </div>
      <ul className="site-footer__legal-links" aria-label="Legal">
        <li>
          <InternalFooterLink to="/about/accessibility">Accessibility</InternalFooterLink>
        </li>
        <li>
          <InternalFooterLink to="/about/privacy">Privacy Policy</InternalFooterLink>
        </li>
        <li>
          <InternalFooterLink to="/about/foia">Freedom of Information Act</InternalFooterLink>
        </li>
        <li>
          <InternalFooterLink
            to="/db_info"
            aria-label="D&B Information: Limitation on Permissible Use of Dun & Bradstreet, Inc. Data"
          >
            D&amp;B Information
          </InternalFooterLink>
        </li>
      </ul>
    </>
  );
}
