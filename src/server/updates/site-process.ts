import { spawn } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { rm } from 'node:fs/promises'
import { createServer, Server } from 'node:net'
import { z } from 'zod'
import { type Config, environmentWith, FIRST_INHERITED_FD } from '../config.ts'
import { readJsonFile, writeSynced } from '../files.ts'
import { findProgram } from '../project-root.ts'
import { isRelease, runningVersion } from './layout.ts'
import { makeUpdateFolder, type UpdateFiles } from './place.ts'
import { isSameProcess, thisProcess } from './processes.ts'

const siteProcessSchema = z.object({
  pid: z.int(),
  started: z.string(),
  version: z.string(),
  /** Its address on this machine. */
  address: z.url(),
})

export type SiteProcess = z.infer<typeof siteProcessSchema>

/** Finds the process that serves this data, by its own record; null when none does. */
export async function findSiteProcess({ site }: UpdateFiles): Promise<SiteProcess | null> {
  const noted = await readJsonFile(site, siteProcessSchema).catch(() => null)
  return noted && isSameProcess(noted) ? noted : null
}

/** Collects the sockets this process listens on, from this call on. */
export function trackListeningServers(): ReadonlySet<Server> {
  const servers = new Set<Server>()
  subscribe('tracing:net.server.listen:asyncEnd', (message) => {
    if (typeof message !== 'object' || message === null || !('server' in message)) return
    const { server } = message
    if (!(server instanceof Server)) return
    servers.add(server)
    server.once('close', () => servers.delete(server))
  })
  return servers
}

/** Lets an updater keep this process's sockets when it has to stop for another version (UPDATE-SWITCH-2). */
export function enableSocketHandover(
  { dataDir }: Pick<Config, 'dataDir'>,
  servers: ReadonlySet<Server>,
): void {
  if (isRelease()) process.on('SIGUSR2', () => startHolder(dataDir, makeUpdateFolder(dataDir), servers))
}

/** Records the serving process for an updater. Only a release is updated. */
export async function recordSiteProcess(
  { dataDir }: Pick<Config, 'dataDir'>,
  address: string,
): Promise<void> {
  if (!isRelease()) return
  const { pid, started } = thisProcess()
  const site: SiteProcess = { pid, started, version: runningVersion(), address }
  await writeSynced(makeUpdateFolder(dataDir).site, JSON.stringify(site))
}

function startHolder(dataDir: string, files: UpdateFiles, servers: ReadonlySet<Server>): void {
  const sockets = [...servers].map(descriptorOf).filter((fd) => fd !== null)
  const program = findProgram(import.meta.dirname, 'src/server/updates/port-holder.ts')
  const holder = spawn(process.execPath, [program, dataDir, String(sockets.length)], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', ...sockets],
    env: environmentWith({ HANDED_SOCKETS: '' }),
  })
  holder.once('error', () => void rm(files.holder, { force: true }))
  holder.unref()
}

/** Node does not expose a socket's descriptor, but needs it to pass the socket to a child process. */
function descriptorOf(server: Server): number | null {
  const handle: unknown = Reflect.get(server, '_handle')
  if (typeof handle !== 'object' || handle === null) return null
  const fd: unknown = Reflect.get(handle, 'fd')
  return typeof fd === 'number' && fd >= 0 ? fd : null
}

/**
 * Takes over the previous version's sockets: the first is the server's own, connections to the rest are passed to it.
 *
 * @param listen makes the server listen on the first
 */
export async function listenOnInherited(
  server: Server,
  [first = FIRST_INHERITED_FD, ...others]: readonly number[],
  listen: (fd: number) => Promise<unknown>,
): Promise<void> {
  await listen(first)
  for (const fd of others) {
    const other = createServer((socket) => server.emit('connection', socket))
    other.listen({ fd })
    server.once('close', () => other.close())
  }
}
