import { spawnSync } from 'node:child_process'
import { appendFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../support/site.ts'
import { makeFaultFolder } from './fault-folder.ts'

const BLOCK = Buffer.alloc(4_096)

/** Root can mount without a user namespace. */
const NAMESPACE = process.getuid?.() === 0 ? ['-m'] : ['-U', '-r', '-m']

/** Whether this system permits mounting: needs util-linux, and the kernel or the container may forbid it. */
export const CAN_MOUNT = canMount()

function canMount(): boolean {
  if (spawnSync('nsenter', ['--version']).error) return false
  const mount = 'mount -t tmpfs -o size=1m tmpfs "$0" && umount "$0"'
  return spawnSync('unshare', [...NAMESPACE, 'sh', '-c', mount, tmpdir()]).status === 0
}

/** Returns a command prefix that makes a folder read-only for a program, in its own mount namespace only. */
export function onReadOnly(folder: string): string[] {
  const mount = `mount -o bind "${folder}" "${folder}" && mount -o remount,ro,bind "${folder}" && exec "$0" "$@"`
  return ['unshare', ...NAMESPACE, 'sh', '-c', mount]
}

/** Returns a command prefix that puts a folder's content on a full disk for a program, in its own mount namespace only. */
export function onFullDisk(folder: string, megabytes: number): string[] {
  const mount = [
    `cp -a "${folder}" "${folder}.kept" && mount -t tmpfs -o size=${megabytes}m tmpfs "${folder}"`,
    `cp -a "${folder}.kept/." "${folder}" && rm -r "${folder}.kept"`,
    `{ cat /dev/zero > "${folder}/filler" 2>/dev/null || exec "$0" "$@"; }`,
  ]
  return ['unshare', ...NAMESPACE, 'sh', '-c', mount.join(' && ')]
}

/** Writes to a file until its disk is full. */
export function fillDisk(filler: string): void {
  try {
    for (;;) appendFileSync(filler, BLOCK)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

/** Returns a command prefix that mounts a small file system on a folder for a program, in its own mount namespace only. */
export function onSmallDisk(folder: string, megabytes: number): string[] {
  const mount = `mount -t tmpfs -o size=${megabytes}m tmpfs "${folder}" && exec "$0" "$@"`
  return ['unshare', ...NAMESPACE, 'sh', '-c', mount]
}

/**
 * Starts the product with its data folder on a separate file system of the given size. It is mounted in the process's
 * own mount namespace (`unshare`): no other process sees it, and it disappears with the process.
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
  /** The data folder as seen by that process. */
  const seen = join(`/proc/${pid}/root`, dataDir)
  const filler = join(seen, 'filler')

  function mountInside(...parts: string[]): void {
    const enter = process.getuid?.() === 0 ? ['-m'] : ['-U', '--preserve-credentials', '-m']
    const { status, stderr } = spawnSync('nsenter', ['-t', String(pid), ...enter, ...parts])
    if (status !== 0) throw new Error(`${parts.join(' ')}: ${stderr}`)
  }

  return {
    site,
    /** Copies an instantaneous snapshot of the data folder to where SQLite can open it. */
    copyFolder: async () => {
      const copy = await makeFaultFolder()
      site.process.kill('SIGSTOP')
      try {
        const { status, stderr } = spawnSync('cp', ['-r', `${seen}/.`, copy])
        if (status !== 0) throw new Error(`The data folder could not be copied: ${stderr}`)
      } finally {
        site.process.kill('SIGCONT')
      }
      // Belongs to the running process; a process that opens the copy creates a new one.
      rmSync(join(copy, 'site.db-shm'), { force: true })
      return copy
    },
    fill: () => fillDisk(filler),
    /** Leaves this many megabytes free. */
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
