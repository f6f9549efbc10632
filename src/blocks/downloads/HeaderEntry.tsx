import { useState } from 'react';
import { useSelector } from 'react-redux';
import { plural } from '@/domain/format';
import { Icon } from '@/ui/Icon';
import { Modal } from '@/ui/Modal';
import { DownloadList } from './list/DownloadList';
import { selectReadyCount } from './state/downloadState';

/** The header button that opens the list of downloads, with the number of ready files. */
export function HeaderEntry() {
  const ready = useSelector(selectReadyCount);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="site-header__downloads"
        aria-haspopup="dialog"
        aria-label={`My downloads, ${ready ? `${plural(ready, 'file')} ready` : 'no file ready yet'}`}
        title="My downloads"
        onClick={() => setOpen(true)}
      >
        <Icon name="download" />
        {ready > 0 && <span className="site-header__count">{ready}</span>}
      </button>
      {open && (
        <Modal title="My downloads" wide onClose={() => setOpen(false)}>
          <DownloadList />
        </Modal>
      )}
    </>
  );
}
