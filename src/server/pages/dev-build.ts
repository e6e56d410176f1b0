import { createRequire } from 'node:module'
import type { WebBuild } from './web-build.ts'
export async function openDevBuild(_root: string): Promise<WebBuild> {
  createRequire(import.meta.url)
  throw new Error('not yet')
}
