import { Link } from 'react-router-dom';
import { outside } from '@/domain/site/outsideLinks';
import { paths } from '@/domain/site/paths';
import { helpMail, site } from '@/domain/site/site';
import { ExternalLink } from '@/ui/ExternalLink';
import './not-found.scss';

/** Renders the page for addresses that do not exist. */
export default function NotFoundPage() {
  return (
    <div className="not-found page-body">
      <h1>Page Not Found</h1>
      <h2>We couldn’t find this page</h2>
      <img src="/graphics/404.svg" width="480" height="220" alt="404" />
      <p>It may have moved, or the address may be mistyped. Addresses are case-sensitive.</p>
      <ul className="not-found__links">
        <li>
          <Link className="usa-button" to={paths.home()}>
            Back to Home
          </Link>
        </li>
        <li>
          <Link to={paths.search()}>Search Award Data</Link>
        </li>
        {site.apiSiteUrl && (
          <li>
            <ExternalLink href={site.apiSiteUrl}>API site</ExternalLink>
          </li>
        )}
        {outside.communityUrl && (
          <li>
            <ExternalLink href={outside.communityUrl}>Community page</ExternalLink>
          </li>
        )}
        {site.helpMailbox && (
          <li>
            <a href={helpMail('Problem with a page')}>Report Problem</a>
          </li>
        )}
      </ul>
    </div>
  );
}
