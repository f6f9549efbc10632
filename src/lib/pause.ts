/** Lets the page answer its visitor between two long pieces of work. */
export const pause = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done);
  });
