/** Runs the steps of a test command, several in parallel, each with its own output. */
import { spawn } from 'node:child_process';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[][]} [commands] programs with their arguments, run one after the other
 * @property {() => string} [check] a check in this process instead of a program: returns a line to print, or throws
 * @property {Record<string, string | undefined>} [env]
 * @property {string} [result] file in `.cache` with the counts of a test runner
 * @property {boolean} [isLive] prints while it runs, for long steps that run alone
 */

/**
 * Runs a program. Returns whether it exited with 0, and its output, which is '' if the output went to the terminal.
 * @type {(command: readonly string[], step: Step) => Promise<{ isPassed: boolean, output: string }>}
 */
const runProgram = ([program = '', ...args], { env = process.env, isLive }) =>
  new Promise((done) => {
    const to = isLive ? 'inherit' : 'pipe';
    const child = spawn(program, args, { env, stdio: ['ignore', to, to] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => done({ isPassed: false, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) =>
      done({
        isPassed: code === 0,
        output: signal ? `${output}${program} was killed by ${signal}\n` : output,
      }),
    );
  });

/**
 * Runs a step and prints its output as one block when it ends, so that the output of parallel steps does not mix.
 * @type {(step: Step) => Promise<{ isPassed: boolean, seconds: number }>}
 */
export const runStep = async (step) => {
  const { name, commands = [], check } = step;
  const startTime = Date.now();
  let output = '';
  let isPassed = true;
  for (const command of commands) {
    if (!isPassed) break;
    const result = await runProgram(command, step);
    output += result.output;
    isPassed = result.isPassed;
  }
  if (check)
    try {
      output += `${check()}\n`;
    } catch (error) {
      output += `${/** @type {Error} */ (error).message}\n`;
      isPassed = false;
    }
  const seconds = (Date.now() - startTime) / 1000;
  console.log(`\n=== ${name}: ${isPassed ? 'passed' : 'FAILED'} in ${seconds.toFixed(0)} s`);
  if (output.trim()) console.log(output.trimEnd());
  return { isPassed, seconds };
};

/**
 * Runs steps in order, at most `maxParallel` in parallel.
 * @type {(steps: readonly Step[], atOnce: number, run: (step: Step) => Promise<unknown>) => Promise<void>}
 */
export const runSteps = async (steps, maxParallel, run) => {
  const queue = [...steps];
  const runQueue = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await run(step);
  };
  await Promise.all(Array.from({ length: maxParallel }, runQueue));
};

/** @typedef {{ name: string, seconds: number, isPassed: boolean }} StepTime */

/** @param {number} seconds */
const formatTime = (seconds) => {
  const wholeSeconds = Math.round(seconds);
  return `${String(Math.floor(wholeSeconds / 60)).padStart(3)}:${String(wholeSeconds % 60).padStart(2, '0')}`;
};
/**
 * Returns the final report of a run: the time of each step and the ten slowest test files.
 * @type {(times: readonly StepTime[], total: number, files: readonly { file: string, seconds: number }[]) => string}
 */
export const formatReport = (times, totalSeconds, files) => {
  const slowestFiles = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, 10);
  return [
    '',
    'Time per step (m:s)',
    ...times.map(
      ({ name, seconds, isPassed }) =>
        `${formatTime(seconds)}  ${name}${isPassed ? '' : '  FAILED'}`,
    ),
    `${formatTime(totalSeconds)}  total`,
    ...(slowestFiles.length ? ['', 'Ten slowest test files (s)'] : []),
    ...slowestFiles.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)}  ${file}`),
  ].join('\n');
};
