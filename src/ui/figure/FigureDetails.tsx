import type { useCopied } from '@/ui/useCopied';
import { FigureCitation, type FigureCitationProps } from './FigureCitation';
import { FigureRequest, type SentApiRequest } from './FigureRequest';

export interface FigureDetailsProps extends FigureCitationProps {
  panel: 'request' | 'citation' | undefined;
  request: SentApiRequest | undefined;
  copyResult: ReturnType<typeof useCopied>[0];
}
/** Confirms a copy. If the browser refuses to copy, shows the text in a field for copying by hand. */
function CopiedNote({
  copyResult: { message, uncopiedText },
}: Pick<FigureDetailsProps, 'copyResult'>) {
  return (
    <p className="figure__copied">
      {/* Screen readers already got this from the announcer. */}
      <span aria-hidden="true">{message}</span>
      {uncopiedText && (
        <input
          className="usa-input"
          readOnly
          aria-label="Text to copy"
          value={uncopiedText}
          onFocus={(event) => event.target.select()}
        />
      )}
    </p>
  );
}
/** Renders what the menu of a figure opened: the result of a copy, the request or the citation. */
export function FigureDetails({ panel, request, copyResult, ...citation }: FigureDetailsProps) {
  const { texts, onCopy, onClose } = citation;
  return (
    <>
      {copyResult.message && <CopiedNote copyResult={copyResult} />}
      {panel === 'request' && request && (
        <FigureRequest
          request={request}
          title={texts.title}
          onCopy={(curl) => onCopy(curl, 'Request')}
          onClose={onClose}
        />
      )}
      {panel === 'citation' && <FigureCitation {...citation} />}
    </>
  );
}
