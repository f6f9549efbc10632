import { Link } from 'react-router-dom';
import { PageLink } from '@/blocks/entity-links';
import { documentUrls } from '@/domain/site/documents';
import { helpMail, listMailUrl, site } from '@/domain/site/site';
import { Modal } from '@/ui/Modal';
import { CloseRow, type ModalProps } from './RedirectModal';
import { useOpenSearch } from './useOpenSearch';

/** Renders a dialog that announces the COVID-19 data. */
export function CovidModal({ onClose }: ModalProps) {
  const { openCovidSearch } = useOpenSearch(onClose);
  return (
    <Modal title="New to USAspending: COVID-19 Response Data" onClose={onClose}>
      <p>
        Agencies report how they spend the money that Congress provided in response to COVID-19.{' '}
        {site.name} now shows this spending:
      </p>
      <ul className="modal__list">
        <li>
          awards and accounts have a <strong>Disaster Emergency Fund Code (DEFC)</strong>, which
          shows which law the money came from;
        </li>
        <li>obligations show what agencies promised to pay, and outlays show what they paid;</li>
        <li>profiles show this spending by agency, recipient and assistance listing;</li>
        <li>award pages mark COVID-19 spending with a purple badge.</li>
      </ul>
      <p>Where to begin:</p>
      <ul className="modal__list">
        <li>
          <PageLink to="/disaster/covid-19" onFollow={onClose}>
            COVID-19 Spending profile
          </PageLink>
        </li>
        <li>
          <button type="button" className="link-button" onClick={openCovidSearch}>
            Advanced Search for the COVID-19 codes
          </button>
        </li>
        <li>
          <Link to="/disaster/covid-19/about-the-data" onClick={onClose}>
            Data sources and methodology
          </Link>
        </li>
      </ul>
      <div className="modal__box">
        <h3>Known Data Limitations</h3>
        <p>
          Agencies report in different ways.{' '}
          <a href={documentUrls.dataLimitations} target="_blank" rel="noopener">
            Read the known limitations (PDF)
            <span className="usa-sr-only"> (opens in a new tab)</span>
          </a>
          .
        </p>
      </div>
      {site.listMailbox && (
        <p>
          <a href={listMailUrl}>Sign up for news about COVID-19 data</a>
        </p>
      )}
      <CloseRow onClose={onClose} />
    </Modal>
  );
}

/** Renders a dialog about the limitations of the COVID-19 page. */
export function CovidDisclaimerModal({ onClose }: ModalProps) {
  return (
    <Modal title="Data limitations of this page" onClose={onClose}>
      <h3>Preliminary Data</h3>
      <p>
        This page contains preliminary data that agencies have not yet certified. Certification is
        on August 14.
      </p>
      <h3>Sections Coming Soon</h3>
      <ul className="modal__list">
        <li>Award Spending by Recipient</li>
        <li>Award Spending by Agency</li>
        <li>Award Spending by CFDA Program</li>
        <li>Data Sources and Methodologies</li>
      </ul>
      <p>All four are now available on this site.</p>
      <h3>Questions about the Data</h3>
      <p>
        Write to <a href={helpMail('COVID-19 data')}>{site.helpMailbox}</a>.
      </p>
      <CloseRow onClose={onClose} />
    </Modal>
  );
}
