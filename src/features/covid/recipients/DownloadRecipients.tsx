import { useSelector } from 'react-redux';
import { beginDownload, isPending, selectDownloads, type WithDownloads } from '@/blocks/downloads';
import type { CovidTab } from '@/domain/disaster/awardTabs';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import type { DisasterSpendingQuery } from '@/services/disaster/endpoints';
import { disasterRecipientsDownload } from '@/services/downloads/downloadService';
import { Icon } from '@/ui/Icon';

export interface DownloadRecipientsProps {
  tab: CovidTab;
  query: DisasterSpendingQuery;
}
/** A button that requests the recipients of the tab and the search as a file. */
export function DownloadRecipients({ tab, query }: DownloadRecipientsProps) {
  const { search } = query;
  const { track } = usePorts();
  const dispatch = useThunkDispatch<WithDownloads>();
  const pending = useSelector((state: WithDownloads) =>
    selectDownloads(state).some((one) => one.type === 'disaster/recipients' && isPending(one)),
  );
  const handleClick = () => {
    if (pending) return;
    track('covidTableDownload');
    const title = `COVID-19 recipients: ${tab.label}${search ? `, “${search}”` : ''}`;
    dispatch(beginDownload(title, disasterRecipientsDownload(query)));
  };
  return (
    <button type="button" className="usa-button" aria-disabled={pending} onClick={handleClick}>
      <Icon name="download" /> {pending ? 'Preparing Download...' : 'Download Data'}
    </button>
  );
}
