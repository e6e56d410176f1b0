import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** Before all tests: what they start is built from what stands here now. Takes a moment when it already is. */
export default function buildAgain(): void {
  runLauncher('build:test')
}

/** @param command a command of the launcher that ends by itself */
export function runLauncher(command: string): void {
  execFileSync(process.execPath, [join(ROOT, 'scripts/run.mjs'), command], { stdio: 'inherit' })
}
