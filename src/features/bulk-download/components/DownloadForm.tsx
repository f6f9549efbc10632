import { useCallback, useState, type FormEvent, type ReactNode } from 'react';
import { beginDownload, BulkDialog, type WithDownloads } from '@/blocks/downloads';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import type { DownloadRequest } from '@/services/downloads/downloadService';
import { formCleared } from '../state';
import { FormEnd } from './FormEnd';

export interface DownloadFormProps {
  dataType: Parameters<typeof formCleared>[0];
  /** What the form still wants, in words. */
  missing: readonly string[];
  /** The file that a complete form asks for: its name in the list of downloads, and the request. */
  ask: () => { title: string; request: DownloadRequest };
  /** Told of each request, before it is sent. */
  onAsk: () => void;
  children: ReactNode;
}

/** A form of the download center around its sections: asks for the file, shows the dialog of it, starts over. */
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
    announce('The form is reset');
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
