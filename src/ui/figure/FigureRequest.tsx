import { Button } from '@/ui/Button';
import { FigurePanel } from './FigurePanel';

export interface SentApiRequest {
  method: string;
  path: string;
  body?: unknown;
}
const toCurl = ({ method, path, body }: SentApiRequest): string =>
  `curl -X ${method} '${new URL(path, window.location.href).href}'${body === undefined ? '' : ` -H 'Content-Type: application/json' -d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`}`;

export interface FigureRequestProps {
  request: SentApiRequest;
  /** Title of the figure. */ title: string;
  onCopy: (curl: string) => void;
  onClose: () => void;
}
/** Renders the API request of a figure, with a copy button. */
export function FigureRequest({ request, title, onCopy, onClose }: FigureRequestProps) {
  const { method, path, body } = request;
  return (
    <FigurePanel label={`API request: ${title}`} closeLabel="Hide request" onClose={onClose}>
      <p>
        <code>
          {method} {path}
        </code>
      </p>
      {body !== undefined && (
        <pre tabIndex={0} aria-label="Request body">
          {JSON.stringify(body, null, 2)}
        </pre>
      )}
      <Button look="outline" onClick={() => onCopy(toCurl(request))}>
        Copy as curl
      </Button>
    </FigurePanel>
  );
}
