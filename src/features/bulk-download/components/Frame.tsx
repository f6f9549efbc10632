import type { ReactNode } from 'react';
import { site } from '@/domain/site/site';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { useCurrentInView } from '@/ui/useCurrentInView';
import { downloadKinds } from './downloadKinds';
import { KindLink } from './KindLink';

/** Renders the frame of a page for one kind of download: its header, menu and content, and help beside the content. */
export function Frame({
  path,
  heading,
  about,
  children,
}: {
  path: string;
  heading: string;
  about: ReactNode;
  children: ReactNode;
}) {
  const menu = useCurrentInView(path);
  return (
    <>
      <PageHeader title="Download Center">
        <div className="page-header__tools">
          <ShareMenu url={path} subject={`${site.name} Download Center`} body={`${heading}:`} />
        </div>
      </PageHeader>
      <div className="page-body download-page">
        <nav ref={menu} aria-label="Download center" className="download-page__menu">
          <ul>
            {downloadKinds.map((kind) => (
              <li key={kind.label}>
                <KindLink kind={kind} path={path} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="download-page__columns">
          <div className="download-page__main">
            <h2>{heading}</h2>
            {children}
          </div>
          <aside className="download-page__about" aria-label={`About ${heading}`}>
            {about}
          </aside>
        </div>
      </div>
    </>
  );
}
