/** Vitest's closing numbers. A file that cannot even be loaded counts as a failed test. */
import { type Reporter, type TestModule } from 'vitest/node';
import { deliver } from './tally.ts';

export default class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const count = { passed: 0, failed: unhandled.length, skipped: 0 };
    for (const module of modules) {
      let failed = 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        count[state === 'pending' ? 'skipped' : state] += 1;
        if (state === 'failed') failed += 1;
      }
      if (failed === 0 && module.state() === 'failed') count.failed += 1;
    }
    deliver(count);
  }
}
