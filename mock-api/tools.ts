/** What the command-line scripts use: one entry, bundled when they start. */
export { decide } from './dataSet/decide';
export { inspectDataSet } from './dataSet/inspect';
export { clearLeftOvers, isWritable, reportPath } from './dataSet/making';
export { buildDataSet } from './generate/build';
export { loadFiles } from './load/load';
export { reportLines } from './load/report';
export { progressLines } from './load/progressLines';
export { buildServer } from './server';
