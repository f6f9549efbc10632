import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { beginDownload, BulkDialog, type WithDownloads } from '@/blocks/downloads';
import { isSmallFile, type FileEstimate } from '@/domain/bulkDownload/fileEstimate';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import type { DownloadRequest } from '@/services/downloads/downloadService';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { formCleared } from '../state';
import { EstimateLine } from './EstimateLine';
import { FormAttemptContext } from './formAttempt';

export interface DownloadFormProps {
  dataType: Parameters<typeof formCleared>[0];
  /** Labels of the required fields that are still missing. */
  missingLabels: readonly string[];
  estimate: FileEstimate;
  /** Returns the request of a complete form, and its title in the list of downloads. */
  buildRequest: () => { title: string; request: DownloadRequest };
  onRequest: () => void;
  children: ReactNode;
}

/**
 * Renders a form of the download center with buttons that request the file and reset the form. A request opens a dialog. If the form is
 * incomplete, its steps show their problems and the first one gets the focus.
 */
export function DownloadForm({
  dataType,
  missingLabels,
  estimate,
  buildRequest,
  onRequest,
  children,
}: DownloadFormProps) {
  const dispatch = useThunkDispatch<WithDownloads>();
  const { announce } = usePorts();
  const form = useRef<HTMLFormElement>(null);
  /** Number of attempts to submit the incomplete form since the last reset or download. */
  const [attempts, setAttempts] = useState(0);
  const [round, setRound] = useState(0);
  const [downloadId, setDownloadId] = useState('');
  const closeDownload = useCallback(() => setDownloadId(''), []);
  // The steps are marked as invalid in the same render as this effect.
  useEffect(() => {
    if (attempts) form.current?.querySelector<HTMLElement>('.form-part--invalid')?.focus();
  }, [attempts]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (missingLabels.length) {
      setAttempts(attempts + 1);
      return;
    }
    setAttempts(0);
    onRequest();
    const { title, request } = buildRequest();
    setDownloadId(dispatch(beginDownload(title, request, { isSmall: isSmallFile(estimate) })));
  };
  const handleReset = () => {
    dispatch(formCleared(dataType));
    setAttempts(0);
    setRound(round + 1);
    announce('The form was reset');
  };
  const isSubmitted = attempts > 0;
  const attempt = useMemo(() => ({ isSubmitted, round }), [isSubmitted, round]);
  const showsMissing = isSubmitted && missingLabels.length > 0;
  return (
    <>
      <form ref={form} onSubmit={handleSubmit} noValidate>
        <FormAttemptContext value={attempt}>{children}</FormAttemptContext>
        <EstimateLine estimate={estimate} />
        <div className="form-end">
          <Button type="submit" aria-describedby={showsMissing ? 'form-missing' : undefined}>
            <Icon name="download" /> Download
          </Button>
          <Button look="text" onClick={handleReset}>
            Reset form and start over
          </Button>
          {showsMissing && (
            <p id="form-missing" className="form-end__missing field-error" role="alert">
              The following fields are required: {missingLabels.join(', ')}
            </p>
          )}
        </div>
      </form>
      {downloadId && <BulkDialog id={downloadId} onClose={closeDownload} />}
    </>
  );
}
