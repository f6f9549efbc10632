import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { beginDownload, isPending, selectDownloads, type WithDownloads } from '@/blocks/downloads';
import { awardRecipientName, type Award } from '@/domain/award';
import { paths } from '@/domain/site/paths';
import { site } from '@/domain/site/site';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { awardDownload } from '@/services/downloads/downloadService';
import { Icon, type IconName } from '@/ui/Icon';
import { ShareMenu } from '@/ui/ShareMenu';
import { categoryPages } from '../categories/pages';
import { awardSentence } from '../awardSentence';
import { printAllSections } from './printAllSections';

interface ToolProps {
  icon: IconName;
  disabled: boolean;
  onClick: () => void;
  children: string;
}
function Tool({ icon, disabled, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className="page-header__tool page-header__button"
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} /> <span className="page-header__words">{children}</span>
    </button>
  );
}

/** Renders the actions on the whole award: share, download and print. */
export function AwardTools({ award }: { award: Award }) {
  const { announce, track } = usePorts();
  const dispatch = useThunkDispatch<WithDownloads>();
  const isDownloading = useSelector((state: WithDownloads) =>
    selectDownloads(state).some(isPending),
  );
  const [isLoadingAll, setIsLoadingAll] = useState(false);
  const printController = useRef<AbortController | null>(null);
  useEffect(() => () => printController.current?.abort(), []);
  const { download, heading } = categoryPages[award.category];
  const handleDownload = () => {
    track('awardDownload', award.generatedId);
    dispatch(
      beginDownload(
        `${heading} ${award.displayId}`.trim(),
        awardDownload(download, award.generatedId),
      ),
    );
  };
  const handlePrint = () => {
    printController.current?.abort();
    const controller = new AbortController();
    printController.current = controller;
    setIsLoadingAll(true);
    announce('Loading all sections for print');
    void printAllSections(controller.signal).then(() => setIsLoadingAll(false));
  };
  return (
    <>
      <ShareMenu
        url={paths.award(award.generatedId)}
        subject={`${site.name} Award Summary: ${award.awardingAgency?.name || '--'} to ${awardRecipientName(award)}`}
        body={awardSentence(award)}
      />
      <Tool icon="download" disabled={isDownloading} onClick={handleDownload}>
        {isDownloading ? 'Preparing file' : 'Download'}
      </Tool>
      <Tool icon="print" disabled={isLoadingAll} onClick={handlePrint}>
        {isLoadingAll ? 'Loading sections' : 'Print'}
      </Tool>
    </>
  );
}
