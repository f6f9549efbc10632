import { useSelector } from 'react-redux';
import { beginDownload, isPending, selectDownloads, type WithDownloads } from '@/blocks/downloads';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { disasterDownload } from '@/services/downloads/downloadService';
import { Icon } from '@/ui/Icon';

/** Renders a button that requests one file with all data of the selected codes. It does nothing while another download is pending. */
export function DownloadTool({ defCodes }: { defCodes: readonly string[] }) {
  const { track } = usePorts();
  const dispatch = useThunkDispatch<WithDownloads>();
  const hasPendingDownload = useSelector((state: WithDownloads) =>
    selectDownloads(state).some(isPending),
  );
  const handleDownload = () => {
    if (hasPendingDownload) return;
    track('covidDownload');
    dispatch(beginDownload('COVID-19 spending', disasterDownload(defCodes)));
  };
  return (
    <button
      type="button"
      className="page-header__tool page-header__button"
      aria-disabled={hasPendingDownload}
      title="Download all account and award data for the selected codes. For one agency or other columns, use Custom Account Data."
      onClick={handleDownload}
    >
      <Icon name="download" />{' '}
      <span className="page-header__words">
        {hasPendingDownload ? 'Preparing Download...' : 'Download'}
      </span>
    </button>
  );
}
