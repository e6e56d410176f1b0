import { spawnSync } from 'node:child_process'
import { appendFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../support/site.ts'
import { makeFaultFolder } from './fault-folder.ts'

const BLOCK = Buffer.alloc(4_096)

/** Root needs no user namespace of its own to mount in. */
const NAMESPACE = process.getuid?.() === 0 ? ['-m'] : ['-U', '-r', '-m']

/** Whether this system lets us mount: util-linux must be there, and the kernel or the container may forbid it. */
export const CAN_MOUNT = canMount()

function canMount(): boolean {
  if (spawnSync('nsenter', ['--version']).error) return false
  const mount = 'mount -t tmpfs -o size=1m tmpfs "$0" && umount "$0"'
  return spawnSync('unshare', [...NAMESPACE, 'sh', '-c', mount, tmpdir()]).status === 0
}

/** The command before a program that may only read a folder; no other process sees it so. */
export function onReadOnly(folder: string): string[] {
  const mount = `mount -o bind "${folder}" "${folder}" && mount -o remount,ro,bind "${folder}" && exec "$0" "$@"`
  return ['unshare', ...NAMESPACE, 'sh', '-c', mount]
}

/** The command before a program that finds what lies in a folder on a disk without room; no other process sees it so. */
export function onFullDisk(folder: string, megabytes: number): string[] {
  const mount = [
    `cp -a "${folder}" "${folder}.kept" && mount -t tmpfs -o size=${megabytes}m tmpfs "${folder}"`,
    `cp -a "${folder}.kept/." "${folder}" && rm -r "${folder}.kept"`,
    `{ cat /dev/zero > "${folder}/filler" 2>/dev/null || exec "$0" "$@"; }`,
  ]
  return ['unshare', ...NAMESPACE, 'sh', '-c', mount.join(' && ')]
}

/** Writes into a file until its disk is full. */
export function fillDisk(filler: string): void {
  try {
    for (;;) appendFileSync(filler, BLOCK)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

/** The command before a program that finds a small file system in a folder; no other process sees it so. */
export function onSmallDisk(folder: string, megabytes: number): string[] {
  const mount = `mount -t tmpfs -o size=${megabytes}m tmpfs "${folder}" && exec "$0" "$@"`
  return ['unshare', ...NAMESPACE, 'sh', '-c', mount]
}

/**
 * Starts the product with its data folder on a file system of its own, as small as asked. It is mounted in the
 * process's own mount namespace (`unshare`): no other process sees it, and it is gone when the process is.
 */
export async function startOnSmallDisk(megabytes: number, environment: Record<string, string>) {
  const dataDir = await makeFaultFolder()
  const mount = `mount -t tmpfs -o size=${megabytes}m tmpfs "$DATA_DIR" && exec "$0" "$@"`
  const site = await startSite(
    { ...environment, DATA_DIR: dataDir },
    { through: ['unshare', ...NAMESPACE, 'sh', '-c', mount] },
  )
  const { pid } = site.process
  if (pid === undefined) throw new Error('The site has no process')
  /** The data folder as that process sees it. */
  const seen = join(`/proc/${pid}/root`, dataDir)
  const filler = join(seen, 'filler')

  function mountInside(...parts: string[]): void {
    const enter = process.getuid?.() === 0 ? ['-m'] : ['-U', '--preserve-credentials', '-m']
    const { status, stderr } = spawnSync('nsenter', ['-t', String(pid), ...enter, ...parts])
    if (status !== 0) throw new Error(`${parts.join(' ')}: ${stderr}`)
  }

  return {
    site,
    /** The data folder as it is at one instant, copied to where SQLite can open it. */
    copyFolder: async () => {
      const copy = await makeFaultFolder()
      site.process.kill('SIGSTOP')
      try {
        const { status, stderr } = spawnSync('cp', ['-r', `${seen}/.`, copy])
        if (status !== 0) throw new Error(`The data folder could not be copied: ${stderr}`)
      } finally {
        site.process.kill('SIGCONT')
      }
      // Belongs to the running process; a process that opens the copy makes another one.
      rmSync(join(copy, 'site.db-shm'), { force: true })
      return copy
    },
    fill: () => fillDisk(filler),
    /** Leaves so many megabytes free. */
    fillBut: (left: number) => {
      const { bavail, bsize } = statfsSync(seen)
      appendFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left * 1024 * 1024)))
    },
    makeRoom: () => rmSync(filler),
    forbidWriting: (name: string) =>
      mountInside('mount', '-o', 'bind,ro', join(dataDir, name), join(dataDir, name)),
    allowWriting: (name: string) => mountInside('umount', join(dataDir, name)),
  }
}
