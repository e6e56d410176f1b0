import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join, resolve, sep } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const CGROUPS = '/sys/fs/cgroup'
/** The type statfs returns for a file system in memory, whose files would count as memory of the process. */
const TMPFS = 0x01021994

/** The coreutils that a shell script may assume. */
const COREUTILS =
  'basename cat chmod cp cut date dirname env head id ln ls mkdir mktemp mv printf pwd readlink rm sleep sort tail tee test touch tr true uname wc'

/**
 * Copies this checkout as git would provide it, including uncommitted files: no installation, no build.
 *
 * @returns false if this is not a checkout
 */
export function copySources(target: string): boolean {
  // The folder may belong to another user, and its history may be shallow.
  const list = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { status, stdout } = spawnSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) return false
  for (const path of stdout.split('\0').filter((name) => name && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    cpSync(join(ROOT, path), join(target, path))
  }
  return true
}

/**
 * Makes a folder to be used as the whole `PATH`: the machine's Node and npm, git, a shell and coreutils. No Python,
 * make or compiler.
 */
export function makeBarePath(folder: string): string {
  mkdirSync(folder, { recursive: true })
  for (const name of ['node', 'npm', 'git', 'sh', ...COREUTILS.split(' ')]) {
    const program = findProgram(name)
    if (program) symlinkSync(program, join(folder, name))
  }
  return folder
}

/** Finds the machine's own program: npm put the project's programs first in `PATH` when it started the tests. */
function findProgram(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !`${resolve(folder)}${sep}`.startsWith(`${ROOT}${sep}`))
    .map((folder) => join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => realpathSync(file))[0]
}

export interface MemoryLimit {
  /** The command prefix that runs a program within the limit. */
  through: string[]
  /** The cgroup's folder; the caller removes it with `rmdir` once no process runs in it. */
  group: string
}

/**
 * Limits the total memory of processes, if this system permits it: as root, with cgroups of either version.
 *
 * @param writtenFolder where they write; in memory, it would count as theirs
 * @returns null if the system does not permit it
 */
export function limitMemory(megabytes: number, writtenFolder: string): MemoryLimit | null {
  if (statfsSync(writtenFolder).type === TMPFS) return null
  const kinds = [
    { parent: CGROUPS, setting: 'memory.max' },
    { parent: join(CGROUPS, 'memory'), setting: 'memory.limit_in_bytes' },
  ]
  for (const { parent, setting } of kinds) {
    const group = join(parent, `site-test-${process.pid}`)
    try {
      mkdirSync(group)
    } catch {
      continue
    }
    try {
      writeFileSync(join(group, setting), String(megabytes * 1024 * 1024), { flag: 'r+' })
      return { through: ['/bin/sh', '-c', 'echo $$ > "$0/cgroup.procs" && exec "$@"', group], group }
    } catch {
      rmdirSync(group)
    }
  }
  return null
}

/** Returns the ids of the processes still running in the group. */
export function processesIn(group: string): number[] {
  return readFileSync(join(group, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean).map(Number)
}
