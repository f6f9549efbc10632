import { test } from './fixtures.mjs';
import { suites } from './suites.mjs';
for (const suite of suites) test(suite.name, ({ browser, base }) => suite.run({ browser, base }));
