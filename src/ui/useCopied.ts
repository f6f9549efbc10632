import { useEffect, useState } from 'react';
import { usePorts } from '@/lib/ports';

/** Milliseconds for which “copied” is shown. */
const CONFIRMATION = 4000;
interface Copied {
  /** What was copied or could not be copied. */
  message: string;
  /** The text that could not be copied, for copying by hand. */
  uncopiedText: string;
}

/** Returns the message to show, and a function that copies text and announces the result. */
export const useCopied = (): [copied: Copied, copy: (text: string, what: string) => void] => {
  const { announce } = usePorts();
  const [copied, setCopied] = useState<Copied>({ message: '', uncopiedText: '' });
  useEffect(() => {
    if (!copied.message || copied.uncopiedText) return undefined;
    const timer = setTimeout(() => setCopied({ message: '', uncopiedText: '' }), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (text: string, what: string) => {
    const refuse = () => {
      const message = `${what} could not be copied. Your browser does not allow it.`;
      setCopied({ message, uncopiedText: text });
      announce(message, 'assertive');
    };
    if (!navigator.clipboard) {
      refuse();
      return;
    }
    void navigator.clipboard.writeText(text).then(() => {
      setCopied({ message: `${what} copied`, uncopiedText: '' });
      announce(`${what} copied`);
    }, refuse);
  };
  return [copied, copy];
};
