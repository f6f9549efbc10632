import { createContext, useContext } from 'react';
import type { Track } from './trackedEvents';

/** Kinds of the one modal. */
export type ModalKind =
  'redirect' | 'covid' | 'covid-data-disclaimer' | 'uei' | 'training-videos' | 'filter';
/** A training video as its modal shows it. `url` is its page at the video service, `publishedAt` an ISO day, `duration` H:MM:SS or M:SS. */
export interface VideoDetail {
  id: string;
  url: string;
  title: string;
  description: string;
  publishedAt: string;
  duration: string;
}

/** What low tiers need of the app without importing it: filled once, in `app/App.tsx`. */
export interface Ports {
  /** Says a text to screen readers, politely or at once. */
  announce: (message: string, urgency?: 'polite' | 'assertive') => void;
  /** Tells analytics of something; does nothing without an analytics id, or for a visitor who declines. */
  track: Track;
  /** Asks before leaving for a site that is not of the federal government. */
  openExternal: (url: string) => void;
  /** Opens one of the site's dialogs; it takes the place of any other. */
  openModal: (kind: Exclude<ModalKind, 'redirect' | 'training-videos'>) => void;
  openVideo: (video: VideoDetail) => void;
  /** What every exported file and image says of its data; empty over the hosted data. */
  dataNote: string;
  /** The day (ISO) that the data takes for today; '' over the hosted data, which is of today. */
  dataDay: string;
  /** Mail draft to the help mailbox. */
  reportMail: (subject: string) => string;
}
const nothing = () => {};
export const PortsContext = createContext<Ports>({
  announce: nothing,
  track: nothing,
  openExternal: nothing,
  openModal: nothing,
  openVideo: nothing,
  dataNote: '',
  dataDay: '',
  reportMail: () => 'mailto:',
});
export const usePorts = (): Ports => useContext(PortsContext);
