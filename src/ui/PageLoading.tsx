import { Loading } from './Status';

/**
 * A page that waits for its data: a spinner with a message, and `about`, what the page will show. These are its largest words, there to read
 * before any script has run (docs/loading.md); the message alone is read aloud by itself.
 */
export function PageLoading({ message, about }: { message: string; about?: string }) {
  return (
    <>
      <Loading message={message} />
      {about && <p className="loading__about">{about}</p>}
    </>
  );
}
