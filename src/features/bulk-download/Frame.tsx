import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { menuGroups } from '@/domain/navigation';
import { site } from '@/domain/site';
import { ExternalLink } from '@/ui/ExternalLink';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';

/** The kinds of download, in the order of the download center's menu (pages document §16.1). */
const order = ['/download_center/award_data_archive', '/download_center/custom_award_data', '/download_center/custom_account_data', '', '/download_center/dataset_metadata'];
const entries = menuGroups.find(({ key }) => key === 'download')!.sections.flatMap(({ links }) => links);
export const downloadKinds = order.flatMap((path) => entries.find((entry) => ('to' in entry.target ? entry.target.to === path : path === '')) ?? []);

/** A kind of download as a link, marked where it is the page in view. */
export function KindLink({ kind: { label, target }, path }: { kind: (typeof downloadKinds)[number]; path?: string }) {
  if ('href' in target) return <ExternalLink href={target.href}>{label}</ExternalLink>;
  return 'to' in target ? <Link to={target.to} aria-current={target.to === path ? 'page' : undefined}>{label}</Link> : null;
}

/** The frame of every page of the download center: its menu, the page's form on the left, what it is about on the right. */
export function Frame({ path, heading, about, children }: { path: string; heading: string; about: ReactNode; children: ReactNode }) {
  return (
    <>
      <PageHeader title="Download Center"><div className="page-header__tools"><ShareMenu label="Share" url={`${site.url}${path}`} subject={`${site.name} Download Center`} body={`${heading}:`} /></div></PageHeader>
      <div className="page-body download-page">
        <nav aria-label="Download center" className="download-page__menu">
          <ul>{downloadKinds.map((kind) => <li key={kind.label}><KindLink kind={kind} path={path} /></li>)}</ul>
        </nav>
        <div className="download-page__columns">
          <div className="download-page__main"><h2>{heading}</h2>{children}</div>
          <aside className="download-page__about" aria-label={`About ${heading}`}>{about}</aside>
        </div>
      </div>
    </>
  );
}
