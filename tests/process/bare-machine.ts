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
/** What statfs says of a file system that lies in memory: its files would count as the process's own. */
const TMPFS = 0x01021994

/** Of coreutils, what a shell script may take for granted. */
const COREUTILS =
  'basename cat chmod cp cut date dirname env head id ln ls mkdir mktemp mv printf pwd readlink rm sleep sort tail tee test touch tr true uname wc'

/**
 * What git would give of this checkout, with what is not committed yet: no installation, no build.
 *
 * @returns false where this is no checkout
 */
export function copySources(target: string): boolean {
  // The folder may belong to another user, and its history need not be whole.
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
 * Makes a folder to be the whole `PATH`: the machine's Node and npm, git, a shell and coreutils. No Python, no make, no
 * compiler.
 */
export function makeBarePath(folder: string): string {
  mkdirSync(folder, { recursive: true })
  for (const name of ['node', 'npm', 'git', 'sh', ...COREUTILS.split(' ')]) {
    const program = findProgram(name)
    if (program) symlinkSync(program, join(folder, name))
  }
  return folder
}

/** The machine's own: what this project brings has stood in front of it since npm started the tests. */
function findProgram(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !`${resolve(folder)}${sep}`.startsWith(`${ROOT}${sep}`))
    .map((folder) => join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => realpathSync(file))[0]
}

export interface MemoryLimit {
  /** The command that runs another one within the limit. */
  through: string[]
  /** Folder of the cgroup; the caller removes it with `rmdir` once nothing runs in it. */
  group: string
}

/**
 * Bounds what processes may take together, where this system lets us: as root, with cgroups of either version.
 *
 * @param writtenFolder where they write; in memory itself, it would count as theirs
 * @returns null where it cannot be done
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

/** Ids of what still runs within. */
export function processesIn(group: string): number[] {
  return readFileSync(join(group, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean).map(Number)
}
