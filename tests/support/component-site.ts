import type { TestProject } from 'vitest/node'
import { logIn } from './log-in-over-http.ts'
import { startSite } from './site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the site of the component tests answers. */
    siteUrl: string
    /** Where it keeps everything, its outgoing letters too. */
    siteFolder: string
    /** The cookie of a session of the coach that lasts for the run: a test that logs out logs in for itself first. */
    coachCookie: string
  }
}

export const ADMIN_PASSWORD = 'quiet-room-of-her-own'

/** One running site for all component tests of a run: what a test needs there it makes, under names of its own. */
export default async function startComponentSite(project: TestProject): Promise<() => Promise<unknown>> {
  const site = await startSite({ SERVICE_WORKER: 'off', ADMIN_PASSWORD, TRUST_PROXY: '1' })
  project.provide('siteUrl', site.url)
  project.provide('siteFolder', site.dataDir)
  project.provide('coachCookie', await logIn(site.url, ADMIN_PASSWORD))
  return site.stop
}
