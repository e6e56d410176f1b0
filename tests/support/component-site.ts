import type { TestProject } from 'vitest/node'
import { logIn } from './log-in-over-http.ts'
import { startSite } from './site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the site of the component tests. */
    siteUrl: string
    /** Its data folder, including outgoing letters. */
    siteFolder: string
    /** The cookie of a coach session valid for the whole run: a test that logs out logs in separately first. */
    coachCookie: string
  }
}

export const ADMIN_PASSWORD = 'quiet-room-of-her-own'

/** Starts one site for all component tests of a run: each test creates what it needs there, under unique names. */
export default async function startComponentSite(project: TestProject): Promise<() => Promise<unknown>> {
  const site = await startSite({ SERVICE_WORKER: 'off', ADMIN_PASSWORD, TRUST_PROXY: '1' })
  project.provide('siteUrl', site.url)
  project.provide('siteFolder', site.dataDir)
  project.provide('coachCookie', await logIn(site.url, ADMIN_PASSWORD))
  return site.stop
}
