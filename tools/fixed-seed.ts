/** The same draws for every mutant: what dies must not depend on luck. */
import * as fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 10 });
