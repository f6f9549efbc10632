import { createContext, useContext } from 'react';
import type { Track } from './trackedEvents';

/** Kinds of modal; one is open at a time. */
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
  /** Text size; it grows with the visitor’s text size. */
  text: number;
  /** Whether the size was measured and is not a default. Labels are laid out again once it is measured. */
  isMeasured: boolean;
}

export interface ChartSizes {
  read: () => ChartSize | null;
  write: (size: ChartSize) => void;
}
/** Creates a holder of the chart size measured last. */
export const createChartSizes = (): ChartSizes => {
  let last: ChartSize | null = null;
  return {
    read: () => last,
    write: (size) => {
      last = size;
    },
  };
};

/** Functions and values of the app for the lower layers, which cannot import it. `app/App.tsx` provides them. */
export interface Ports {
  /** Announces a text to screen readers. */
  announce: (message: string, urgency?: 'polite' | 'assertive') => void;
  /** Sends an event to analytics; does nothing without an analytics ID, or for a visitor who opted out. */
  track: Track;
  /** Asks for confirmation before it opens a site that is not of the federal government. */
  openExternal: (url: string) => void;
  /** Opens one of the site’s dialogs and closes any other. */
  openModal: (kind: Exclude<ModalKind, 'redirect' | 'training-videos'>) => void;
  openVideo: (video: VideoDetail) => void;
  /** A note about the data in every exported file and image; '' for the hosted data. */
  dataNote: string;
  /** The date (ISO) that the data counts as today; '' for the hosted data, which is current. */
  dataDay: string;
  /** Returns the address of an email draft to the help mailbox. */
  reportMail: (subject: string) => string;
  /** The size measured last. The next chart likely has the same, and then renders only once. */
  chartSizes?: ChartSizes;
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
