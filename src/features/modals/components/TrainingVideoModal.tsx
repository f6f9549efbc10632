import { useEffect, useRef, useState } from 'react';
import { helpMail } from '@/domain/site/site';
import { date } from '@/domain/displayDate';
import { splitChapters } from '@/domain/site/trainingVideos';
import { Modal } from '@/ui/Modal';
import { Loading } from '@/ui/Status';
import type { ModalProps } from './RedirectModal';

/** Milliseconds after which a player that has sent no message counts as failed. */
const PLAYER_TIMEOUT_MS = 10000;
/** Returns the URL of a privacy-enhanced player that starts at `start` seconds and sends messages to this page. */
const getPlayerUrl = (id: string, start: number): string =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0&enablejsapi=1&start=${start}&origin=${encodeURIComponent(window.location.origin)}`;

/** Renders a video player that starts at `start` seconds. An error message replaces it if it fails. */
function VideoPlayer({ modal, start }: Pick<ModalProps, 'modal'> & { start: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    const timer = setTimeout(
      () => setState((oldState) => (oldState === 'loading' ? 'failed' : oldState)),
      PLAYER_TIMEOUT_MS,
    );
    const handleMessage = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      // Any message shows that the player has loaded, but "onError" means that it cannot play the video.
      setState(
        typeof event.data === 'string' && event.data.includes('"onError"') ? 'failed' : 'ready',
      );
    };
    window.addEventListener('message', handleMessage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', handleMessage);
    };
  }, []);
  // A frame fires "load" even if its page failed, so this message asks the player to respond.
  const handleLoad = () =>
    frame.current?.contentWindow?.postMessage(
      JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }),
      'https://www.youtube-nocookie.com',
    );
  return state === 'failed' ? (
    <div role="alert" className="modal__video-error">
      <p>Sorry, we&apos;re unable to load this video.</p>
      <a className="usa-button" href={helpMail(`Training video: ${modal.title}`)}>
        Report this error
      </a>
    </div>
  ) : (
    <div className="modal__video">
      {state === 'loading' && <Loading />}
      <iframe
        ref={frame}
        title={modal.title}
        width={922}
        height={400}
        src={getPlayerUrl(modal.id, start)}
        allow="autoplay; encrypted-media; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={handleLoad}
      />
    </div>
  );
}

/** Renders a dialog with a training video. Opening it is the user's consent to load the player. */
export function TrainingVideoModal({ modal, onClose }: ModalProps) {
  const [start, setStart] = useState(0);
  return (
    <Modal title={modal.title} onClose={onClose} closeLabel="Back" wide>
      <VideoPlayer key={start} modal={modal} start={start} />
      <p className="modal__date">Published {date(modal.publishedAt)}</p>
      {splitChapters(modal.description).map((part, index) =>
        typeof part === 'string' ? (
          <span key={index}>{part}</span>
        ) : (
          <button
            key={index}
            type="button"
            className="link-button"
            onClick={() => setStart(part.seconds)}
          >
            {part.time}
            <span className="usa-sr-only"> (play from here)</span>
          </button>
        ),
      )}
    </Modal>
  );
}
