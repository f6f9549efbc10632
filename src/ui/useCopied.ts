import { useEffect, useState } from 'react';
import { usePorts } from '@/lib/ports';

/** Milliseconds for which “copied” is shown. */
const CONFIRMATION_MS = 4000;
interface CopyResult {
  /** Message about the last copy; '' if there is none to show. */
  message: string;
  /** The text that could not be copied, for copying by hand; '' otherwise. */
  uncopiedText: string;
}

/** Returns the message to show, and a function that copies text and announces the result. */
export const useCopied = (): [copied: CopyResult, copy: (text: string, label: string) => void] => {
  const { announce } = usePorts();
  const [copyResult, setCopied] = useState<CopyResult>({ message: '', uncopiedText: '' });
  useEffect(() => {
    if (!copyResult.message || copyResult.uncopiedText) return undefined;
    const timer = setTimeout(() => setCopied({ message: '', uncopiedText: '' }), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copyResult]);
  const copy = (text: string, label: string) => {
    const handleFailure = () => {
      const message = 'We couldn’t copy this. Select the text and copy it.';
      setCopied({ message, uncopiedText: text });
      announce(message, 'assertive');
    };
    if (!navigator.clipboard) {
      handleFailure();
      return;
    }
    void navigator.clipboard.writeText(text).then(() => {
      setCopied({ message: `${label} copied`, uncopiedText: '' });
      announce(`${label} copied`);
    }, handleFailure);
  };
  return [copyResult, copy];
};
