import { Link } from 'react-router-dom';
import { DownloadList } from '@/blocks/downloads';
import { site } from '@/domain/site/site';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { downloadKinds } from './components/downloadKinds';
import { KindLink } from './components/KindLink';

/** Renders the start page of the download center, with every kind of download and the downloads of this browser. */
export default function ChooserPage() {
  return (
    <>
      <PageHeader title="Download Center">
        <div className="page-header__tools">
          <ShareMenu
            url="/download_center"
            subject={`${site.name} Download Center`}
            body="Federal spending data to download:"
          />
        </div>
      </PageHeader>
      <div className="page-body">
        <ul className="download-cards">
          {downloadKinds.map((kind) => (
            <li key={kind.label} className="download-card">
              <h2>
                <KindLink kind={kind} />
              </h2>
              <p>{kind.description}</p>
            </li>
          ))}
        </ul>
        <p>
          To download the results of a search, use <Link to="/search">Advanced Search</Link> and its
          Download button.
        </p>
        <section aria-labelledby="my-downloads">
          <h2 id="my-downloads">My downloads</h2>
          <DownloadList />
        </section>
      </div>
    </>
  );
}
