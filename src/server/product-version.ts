import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { PROJECT_ROOT } from './project-root.ts'

const FILE = join(PROJECT_ROOT, 'package.json')

/** The version that runs, as the product's package names it. */
export function readVersion(): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(FILE, 'utf8'))).version
}

/** When this version was made, or checked out: no clock that is right stands before it. */
export function readReleaseTime(): Date {
  return statSync(FILE).mtime
}
