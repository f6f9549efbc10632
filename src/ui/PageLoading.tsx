import { Loading } from './Status';

/**
 * A page that waits for its data: a spinner with a message, and `about`, which describes the page and can be read before any script runs
 * (docs/loading.md). Only the message is announced to screen readers.
 */
export function PageLoading({ message, about }: { message: string; about?: string }) {
  return (
    <>
      <Loading message={message} />
      {about && <p className="loading__about">{about}</p>}
    </>
  );
}
