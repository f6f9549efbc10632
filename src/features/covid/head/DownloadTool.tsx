import { useSelector } from 'react-redux';
import { beginDownload, isPending, selectDownloads, type WithDownloads } from '@/blocks/downloads';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { disasterDownload } from '@/services/downloads/downloadService';
import { Icon } from '@/ui/Icon';

/** A button that requests all data of the counted codes as one file. */
export function DownloadTool({ defCodes }: { defCodes: readonly string[] }) {
  const { track } = usePorts();
  const dispatch = useThunkDispatch<WithDownloads>();
  const pending = useSelector((state: WithDownloads) => selectDownloads(state).some(isPending));
  const handleDownload = () => {
    if (pending) return;
    track('covidDownload');
    dispatch(beginDownload('COVID-19 spending', disasterDownload(defCodes)));
  };
  return (
    <button
      type="button"
      className="page-header__tool page-header__button"
      aria-disabled={pending}
      title="All account and award data for the selected codes. For one agency or other columns, use Custom Account Data."
      onClick={handleDownload}
    >
      <Icon name="download" />{' '}
      <span className="page-header__words">{pending ? 'Preparing Download...' : 'Download'}</span>
    </button>
  );
}
