import { useState } from 'react';
import { useSelector } from 'react-redux';
import { plural } from '@/domain/format';
import { Icon } from '@/ui/Icon';
import { Modal } from '@/ui/Modal';
import { DownloadList } from './list/DownloadList';
import { selectReadyCount } from './state/downloadState';

/** Renders the header button that opens the list of downloads, with the number of ready files. */
export function HeaderEntry() {
  const readyCount = useSelector(selectReadyCount);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="site-header__downloads"
        aria-haspopup="dialog"
        aria-label={`My downloads, ${readyCount ? `${plural(readyCount, 'file')} ready` : 'no file ready yet'}`}
        title="My downloads"
        onClick={() => setOpen(true)}
      >
        <Icon name="download" />
        {readyCount > 0 && <span className="site-header__count">{readyCount}</span>}
      </button>
      {isOpen && (
        <Modal title="My downloads" wide onClose={() => setOpen(false)}>
          <DownloadList />
        </Modal>
      )}
    </>
  );
}
