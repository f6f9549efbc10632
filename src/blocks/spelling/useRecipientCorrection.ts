import { useEffect, useState } from 'react';
import { usePorts } from '@/lib/ports';
import { loadCorrections } from './loadCorrections';

/** Returns the recipient that the visitor may have meant, or '' for none. Announces it. `text` is '' while it needs no correction. */
export const useRecipientCorrection = (text: string): string => {
  const { announce } = usePorts();
  const [correction, setCorrection] = useState({ of: '', text: '' });
  useEffect(() => {
    if (!text) return undefined;
    const controller = new AbortController();
    loadCorrections()
      .then(({ correctRecipient }) => correctRecipient(text, controller.signal))
      .then(
        (correctText) => {
          if (!correctText || controller.signal.aborted) return;
          setCorrection({ of: text, text: correctText });
          announce(`No recipients found. Did you mean ${correctText}?`);
        },
        // A correction is an extra: without it, the message about the empty list stays.
        () => {},
      );
    return () => controller.abort();
  }, [text, announce]);
  return correction.of === text ? correction.text : '';
};
