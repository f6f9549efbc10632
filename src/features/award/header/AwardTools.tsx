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
import { printWhole } from './printWhole';

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

/** The actions on the whole award: share, download and print. */
export function AwardTools({ award }: { award: Award }) {
  const { announce, track } = usePorts();
  const dispatch = useThunkDispatch<WithDownloads>();
  const pending = useSelector((state: WithDownloads) => selectDownloads(state).some(isPending));
  const [gathering, setGathering] = useState(false);
  const print = useRef<AbortController | null>(null);
  useEffect(() => () => print.current?.abort(), []);
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
    print.current?.abort();
    const controller = new AbortController();
    print.current = controller;
    setGathering(true);
    announce('Loading all sections for print');
    void printWhole(controller.signal).then(() => setGathering(false));
  };
  return (
    <>
      <ShareMenu
        label="Share"
        url={paths.award(award.generatedId)}
        subject={`${site.name} Award Summary: ${award.awardingAgency?.name || '--'} to ${awardRecipientName(award)}`}
        body={awardSentence(award)}
      />
      <Tool icon="download" disabled={pending} onClick={handleDownload}>
        {pending ? 'Preparing file' : 'Download'}
      </Tool>
      <Tool icon="print" disabled={gathering} onClick={handlePrint}>
        {gathering ? 'Loading sections' : 'Print'}
      </Tool>
    </>
  );
}
