import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** Runs before all tests: builds from the present sources. Fast if the build is current. */
export default function buildAgain(): void {
  runLauncher('build:test')
}

/** @param command a command of the launcher that ends on its own */
export function runLauncher(command: string): void {
  execFileSync(process.execPath, [join(ROOT, 'scripts/run.mjs'), command], { stdio: 'inherit' })
}
