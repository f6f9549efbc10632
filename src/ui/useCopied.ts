import { useEffect, useState } from 'react';
import { usePorts } from '@/lib/ports';

/** How long "copied" stays, in milliseconds. */
const CONFIRMATION = 4000;
interface Copied {
  /** What was done, or could not be. */
  said: string;
  /** What could not be copied, to be copied by hand. */
  refused: string;
}

/** Copies texts, tells screen readers of it and keeps what is to be shown of it. */
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
      const said = `${what} could not be copied: this browser does not allow it.`;
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
