/** The functions that the command-line scripts use, bundled as one entry point when a script starts. */
export { decide } from './dataSet/decide';
export { inspectDataSet } from './dataSet/inspect';
export { clearLeftOvers, isWritable, reportPath } from './dataSet/makeDataSet';
export { buildDataSet } from './generate/build';
export { loadFiles } from './load/load';
export { reportLines } from './load/report';
export { progressLines } from './load/progressLines';
export { buildServer } from './server';
