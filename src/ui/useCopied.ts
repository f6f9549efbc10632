import { useEffect, useState } from 'react';
import { usePorts } from '@/lib/ports';

/** Milliseconds for which “copied” is shown. */
const CONFIRMATION = 4000;
interface Copied {
  /** The message: what was copied, or could not be. */
  said: string;
  /** The text that could not be copied, for copying by hand. */
  refused: string;
}

/** Returns a function that copies text and announces the result, and the message to show. */
export const useCopied = (): [copied: Copied, copy: (text: string, what: string) => void] => {
  const { announce } = usePorts();
  const [copied, setCopied] = useState<Copied>({ said: '', refused: '' });
  useEffect(() => {
    if (!copied.said || copied.refused) return undefined;
    const timer = setTimeout(() => setCopied({ said: '', refused: '' }), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (text: string, what: string) => {
    const refuse = () => {
      const said = `${what} could not be copied. Your browser does not allow it.`;
      setCopied({ said, refused: text });
      announce(said, 'assertive');
    };
    if (!navigator.clipboard) {
      refuse();
      return;
    }
    void navigator.clipboard.writeText(text).then(() => {
      setCopied({ said: `${what} copied`, refused: '' });
      announce(`${what} copied`);
    }, refuse);
  };
  return [copied, copy];
};
