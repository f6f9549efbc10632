import { createContext, useContext } from 'react';

/** What low tiers need of the app without importing it: filled once, in `app/App.tsx`. */
export interface Ports {
  /** Says a text to screen readers, politely or at once. */
  announce: (message: string, urgency?: 'polite' | 'assertive') => void;
  /** Records an analytics event; does nothing without an analytics id. */
  track: (event: { category: string; action: string; label?: string }) => void;
  /** Asks before leaving for a site that is not of the federal government. */
  openExternal: (url: string) => void;
  /** What every exported file and image says of its data; empty over the hosted data. */
  dataNote: string;
  /** Mail draft to the help mailbox. */
  reportMail: (subject: string) => string;
}
const nothing = () => {};
export const PortsContext = createContext<Ports>({ announce: nothing, track: nothing, openExternal: nothing, dataNote: '', reportMail: () => 'mailto:' });
export const usePorts = (): Ports => useContext(PortsContext);
