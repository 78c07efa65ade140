/** Playwright's closing numbers. With `--list` nothing runs, and every test counts as skipped. */
import {
  type FullResult, type Reporter, type Suite, type TestError,
} from '@playwright/test/reporter';
import { deliver } from './tally.ts';

export default class BrowserReporter implements Reporter {
  #suite: Suite | undefined;
  #errors = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onError(_error: TestError): void {
    this.#errors += 1;
  }

  onEnd(result: FullResult): void {
    const count = { passed: 0, failed: this.#errors, skipped: 0 };
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'skipped') count.skipped += 1;
      else if (outcome === 'unexpected') count.failed += 1;
      else count.passed += 1;
    }
    if (result.status !== 'passed' && count.failed === 0) count.failed = 1;
    deliver(count);
  }

  printsToStdio(): boolean {
    return false;
  }
}
