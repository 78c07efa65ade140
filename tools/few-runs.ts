/** Fewer runs of each law, from a fixed seed: a mutant is met by thousands of tests anyway. */
import * as fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 40, seed: 10 });
