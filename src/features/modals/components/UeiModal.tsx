import { listMailUrl, site } from '@/domain/site/site';
import { usePorts } from '@/lib/ports';
import { Modal } from '@/ui/Modal';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { CloseRow, type ModalProps } from './RedirectModal';
import { useOpenSearch } from './useOpenSearch';

const UEI_SLUG = 'unique-entity-identifier-uei';

/** Renders a dialog about the move from DUNS numbers to Unique Entity Identifiers. */
export function UeiModal({ onClose }: ModalProps) {
  const { openEmptySearch } = useOpenSearch(onClose);
  const { track } = usePorts();
  const handleTerm = () => {
    track('glossaryLink', 'Read the definition', UEI_SLUG);
    onClose();
  };
  return (
    <Modal title={`New on ${site.name}: Unique Entity Identifiers`} onClose={onClose}>
      <p>
        In April 2022 the federal government moved from DUNS numbers to{' '}
        <strong>Unique Entity Identifiers (UEI)</strong> to tell recipients of awards apart. On this
        site:
      </p>
      <ul className="modal__list">
        <li>searches find a recipient by its UEI or by its legacy DUNS number;</li>
        <li>downloads and API responses include both identifiers in separate fields;</li>
        <li>
          recipient and award pages show the UEI first, and the DUNS number if it is available.
        </li>
      </ul>
      <p>Look for a recipient:</p>
      <ul className="modal__list">
        <li>
          <button
            type="button"
            className="link-button"
            onClick={() => openEmptySearch('/keyword_search')}
          >
            by a keyword
          </button>
        </li>
        <li>
          <button type="button" className="link-button" onClick={() => openEmptySearch('/search')}>
            in Advanced Search
          </button>
        </li>
      </ul>
      <h3>What is a UEI?</h3>
      <p>
        A UEI is a code of twelve letters and digits. SAM.gov assigns one to each organization that
        does business with the government.{' '}
        <SlideOutLink panel="glossary" slug={UEI_SLUG} onFollow={handleTerm}>
          Read the definition
        </SlideOutLink>
        .
      </p>
      {site.listMailbox && (
        <p>
          <a href={listMailUrl}>Sign up for updates</a>
        </p>
      )}
      <CloseRow onClose={onClose} />
    </Modal>
  );
}
