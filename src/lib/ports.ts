import { createContext, useContext } from 'react';
import type { Track } from './trackedEvents';

/** Kinds of modal. Only one can be open at a time. */
export type ModalKind =
  'redirect' | 'covid' | 'covid-data-disclaimer' | 'uei' | 'training-videos' | 'filter';
/** A training video. `publishedAt` is an ISO date, `duration` H:MM:SS or M:SS. */
export interface VideoDetail {
  id: string;
  url: string;
  title: string;
  description: string;
  publishedAt: string;
  duration: string;
}

/** The size of a chart in CSS pixels. */
export interface ChartSize {
  width: number;
  /** Font size in CSS pixels, which follows the visitor’s text size. */
  text: number;
  /** False while the size is a default. Labels are laid out again once it is measured. */
  isMeasured: boolean;
}

export interface ChartSizes {
  read: () => ChartSize | null;
  write: (size: ChartSize) => void;
}
/** Creates a store for the last measured chart size. */
export const createChartSizes = (): ChartSizes => {
  let lastSize: ChartSize | null = null;
  return {
    read: () => lastSize,
    write: (size) => {
      lastSize = size;
    },
  };
};

/** Functions and values of the app for the lower layers, which cannot import it. `app/App.tsx` provides them. */
export interface Ports {
  /** Announces a text to screen readers. */
  announce: (message: string, urgency?: 'polite' | 'assertive') => void;
  /** Sends an event to analytics; does nothing without an analytics ID, or for a visitor who opted out. */
  track: Track;
  /** Asks for confirmation before it opens a site outside the federal government. */
  openExternal: (url: string) => void;
  /** Opens one of the site’s dialogs and closes any other. */
  openModal: (kind: Exclude<ModalKind, 'redirect' | 'training-videos'>) => void;
  openVideo: (video: VideoDetail) => void;
  /** A note about the data in every exported file and image; '' for the hosted data. */
  dataNote: string;
  /** The date (ISO) to use as today; '' for the hosted data, which is current. */
  dataDay: string;
  /** Returns the `mailto:` URL of an email draft to the help mailbox. */
  reportMail: (subject: string) => string;
  /** The last measured chart size. If the next chart has the same size, it renders only once. */
  chartSizes?: ChartSizes;
}
const doNothing = () => {};
export const PortsContext = createContext<Ports>({
  announce: doNothing,
  track: doNothing,
  openExternal: doNothing,
  openModal: doNothing,
  openVideo: doNothing,
  dataNote: '',
  dataDay: '',
  reportMail: () => 'mailto:',
});
export const usePorts = (): Ports => useContext(PortsContext);
