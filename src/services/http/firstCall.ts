import type { AxiosAdapter, AxiosStatic } from 'axios';

declare global {
  interface Window {
    /** What the page asked for while its scripts were on their way (`scripts/lib/firstCall.mjs`); `answer` is undefined where nothing came. */
    firstCall?: { address: string; answer: Promise<Response | undefined> } | undefined;
  }
}

/** The answer to what the page has asked by itself, to whoever asks for the same: once. Undefined where it was not asked, no answer came, or who asked has left meanwhile. */
export const takeFirstCall = async (
  address: string,
  signal: AbortSignal,
): Promise<Response | undefined> => {
  const asked = window.firstCall;
  if (asked?.address !== address) return undefined;
  window.firstCall = undefined;
  const left = new Promise<undefined>((done) => {
    signal.addEventListener('abort', () => done(undefined), { once: true });
  });
  return Promise.race([asked.answer, left]);
};

/** Reads an answer that is there already as axios reads its own, those of failures included. */
export const answeredBy =
  (axios: AxiosStatic, came: Response): AxiosAdapter =>
  async (config) => {
    const { status, statusText, headers } = came;
    const answer = {
      data: await came.text(),
      status,
      statusText,
      headers: Object.fromEntries(headers),
      config,
    };
    if (came.ok) return answer;
    throw new axios.AxiosError(statusText, undefined, config, undefined, answer);
  };
