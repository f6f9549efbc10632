import type { SentRequest as Request } from '@/lib/requests/queries';

/** Renders the API request behind a table, as it was sent. */
export function SentRequest({ request: { method, path, body } }: { request: Request }) {
  return (
    <details className="request-details figure__request">
      <summary>API request</summary>
      <p>
        <code>
          {method} {path}
        </code>
      </p>
      <pre tabIndex={0} aria-label="Request body">
        {JSON.stringify(body, null, 2)}
      </pre>
    </details>
  );
}
