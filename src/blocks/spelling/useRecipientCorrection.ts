import { useEffect, useMemo } from 'react';
import { usePorts } from '@/lib/ports';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { compositeEndpoint } from '@/services/http/endpoint';
import { loadCorrections } from './loadCorrections';

const recipientCorrection = compositeEndpoint(
  'spelling/recipient',
  async ({ text }: { text: string }, signal?: AbortSignal): Promise<string> =>
    (await (await loadCorrections()).correctRecipient(text, signal)) ?? '',
);

/** Returns the recipient that the visitor may have meant, or '' for none. Announces it. `text` is '' while it needs no correction. */
export const useRecipientCorrection = (text: string): string => {
  const { announce } = usePorts();
  // A correction is an extra: if it cannot be loaded, the message about the empty list stays.
  const answer = useAnswer(
    recipientCorrection,
    useMemo(() => (text ? { text } : null), [text]),
  );
  const correction = (text && currentValue(answer)) || '';
  useEffect(() => {
    if (correction) announce(`No recipients found. Did you mean ${correction}?`);
  }, [correction, announce]);
  return correction;
};
