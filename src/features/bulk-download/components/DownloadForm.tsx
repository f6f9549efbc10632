import { useCallback, useState, type FormEvent, type ReactNode } from 'react';
import { beginDownload, BulkDialog, type WithDownloads } from '@/blocks/downloads';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import type { DownloadRequest } from '@/services/downloads/downloadService';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { formCleared } from '../state';

export interface DownloadFormProps {
  dataType: Parameters<typeof formCleared>[0];
  /** Labels of the required fields that are still missing. */
  missingLabels: readonly string[];
  /** Returns the request of a complete form, and its title in the list of downloads. */
  buildRequest: () => { title: string; request: DownloadRequest };
  onRequest: () => void;
  children: ReactNode;
}

/** Renders a form of the download center with buttons that request the file and reset the form. A request opens a dialog. */
export function DownloadForm({
  dataType,
  missingLabels,
  buildRequest,
  onRequest,
  children,
}: DownloadFormProps) {
  const dispatch = useThunkDispatch<WithDownloads>();
  const { announce } = usePorts();
  const [downloadId, setDownloadId] = useState('');
  const closeDownload = useCallback(() => setDownloadId(''), []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (missingLabels.length) return;
    onRequest();
    const { title, request } = buildRequest();
    setDownloadId(dispatch(beginDownload(title, request)));
  };
  const handleReset = () => {
    dispatch(formCleared(dataType));
    announce('The form was reset');
  };
  return (
    <>
      <form onSubmit={handleSubmit} noValidate>
        {children}
        <div className="form-end">
          <Button
            type="submit"
            disabled={missingLabels.length > 0}
            aria-describedby={missingLabels.length ? 'form-missing' : undefined}
          >
            <Icon name="download" /> Download
          </Button>
          <Button look="text" onClick={handleReset}>
            Reset form and start over
          </Button>
          {missingLabels.length > 0 && (
            <p id="form-missing" className="form-end__missing">
              The following fields are required: {missingLabels.join(', ')}
            </p>
          )}
        </div>
      </form>
      {downloadId && <BulkDialog id={downloadId} onClose={closeDownload} />}
    </>
  );
}
