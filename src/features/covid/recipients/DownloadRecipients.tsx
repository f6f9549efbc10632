import { useSelector } from 'react-redux';
import { beginDownload, isPending, selectDownloads, type WithDownloads } from '@/blocks/downloads';
import type { CovidTab } from '@/domain/disaster/awardTabs';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import type { DisasterSpendingQuery } from '@/services/disaster/endpoints';
import { disasterRecipientsDownload } from '@/services/downloads/downloadService';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';

export interface DownloadRecipientsProps {
  tab: CovidTab;
  query: DisasterSpendingQuery;
}
/** Renders a button that requests a file of the recipients that match the tab and the search. */
export function DownloadRecipients({ tab, query }: DownloadRecipientsProps) {
  const { search } = query;
  const { track } = usePorts();
  const dispatch = useThunkDispatch<WithDownloads>();
  const hasPendingDownload = useSelector((state: WithDownloads) =>
    selectDownloads(state).some((item) => item.type === 'disaster/recipients' && isPending(item)),
  );
  const handleClick = () => {
    if (hasPendingDownload) return;
    track('covidTableDownload');
    const title = `COVID-19 recipients: ${tab.label}${search ? `, “${search}”` : ''}`;
    dispatch(beginDownload(title, disasterRecipientsDownload(query)));
  };
  return (
    <Button aria-disabled={hasPendingDownload} onClick={handleClick}>
      <Icon name="download" /> {hasPendingDownload ? 'Preparing Download...' : 'Download Data'}
    </Button>
  );
}
