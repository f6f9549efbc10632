import { Loading } from './Status';

/**
 * Shows a spinner with a message while the data of a page loads. `about` describes the page and can be read before any script runs
 * (docs/loading.md). Screen readers announce only the message.
 */
export function PageLoading({ message, about }: { message: string; about?: string }) {
  return (
    <>
      <Loading message={message} />
      {about && <p className="loading__about">{about}</p>}
    </>
  );
}
