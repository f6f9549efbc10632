/** Returns the shortest processor time of five runs in milliseconds. Unlike elapsed time, it does not include waits for other programs. */
export const processorTime = (work: () => void): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const start = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    }),
  );
