/** The functions that the command-line scripts use, bundled as one entry point when a script starts. */
export { decide } from './dataSet/decide';
export { inspectDataSet } from './dataSet/inspect';
export { clearLeftOvers, isWritable, reportPath } from './dataSet/makeDataSet';
export { buildDataSet } from './generate/build';
export { withLock } from './dataSet/lock';
export { listFiles } from './load/listFiles';
export { loadFiles, NothingToDo, removeFiles } from './load/load';
export { removeUnusedRows } from './load/loadRecord';
export { reportLines } from './load/report';
export { progressLines } from './load/progressLines';
export { buildServer } from './server';
