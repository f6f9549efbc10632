import { useCallback, useState, type FormEvent, type ReactNode } from 'react';
import { beginDownload, BulkDialog, type WithDownloads } from '@/blocks/downloads';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import type { DownloadRequest } from '@/services/downloads/downloadService';
import { formCleared } from '../state';
import { FormEnd } from './FormEnd';

export interface DownloadFormProps {
  dataType: Parameters<typeof formCleared>[0];
  /** Labels of the required fields that are still missing. */
  missing: readonly string[];
  /** Returns the title for the list of downloads and the request of a complete form. */
  ask: () => { title: string; request: DownloadRequest };
  /** Called for each request, before it is sent. */
  onAsk: () => void;
  children: ReactNode;
}

/** A form of the download center around its sections. It requests the file, opens its dialog, and can be reset. */
export function DownloadForm({ dataType, missing, ask, onAsk, children }: DownloadFormProps) {
  const dispatch = useThunkDispatch<WithDownloads>();
  const { announce } = usePorts();
  const [download, setDownload] = useState('');
  const closeDownload = useCallback(() => setDownload(''), []);
  const handleSubmit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (missing.length) return;
    onAsk();
    const { title, request } = ask();
    setDownload(dispatch(beginDownload(title, request)));
  };
  const handleReset = () => {
    dispatch(formCleared(dataType));
    announce('The form was reset');
  };
  return (
    <>
      <form onSubmit={handleSubmit} noValidate>
        {children}
        <FormEnd missing={missing} onReset={handleReset} />
      </form>
      {download && <BulkDialog id={download} onClose={closeDownload} />}
    </>
  );
}
