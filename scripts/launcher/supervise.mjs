import { readFileSync } from 'node:fs'

const PARENT_CHECK_MS = 250
const IDLE_CHECK_MS = 500

/** Returns the ids of this process's ancestors: npm, its shell. */
function ancestors() {
  const found = []
  let pid = process.ppid
  while (pid > 1 && found.length < 3) {
    found.push(pid)
    try {
      // The second field may contain spaces and parentheses; the parent's id is the second field after it.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      pid = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    } catch {
      break
    }
  }
  return found
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Returns npm and its shell, when npm started this process: it must end with them. */
function watchedParents() {
  if (!process.env.npm_lifecycle_event) return []
  return ancestors().filter((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      return (
        command.includes('npm') ||
        /^(ba|da|z)?sh\0-c\0/.test(command.replace(/^.*\//, '')) ||
        command.startsWith('sh\0')
      )
    } catch {
      return pid === process.ppid
    }
  })
}

/**
 * Makes a child end with this process: signals are passed on, and when npm or its shell has ended the child is asked to
 * end too, because npm's shell does not pass on SIGTERM.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {{ release: () => void, isStopping: () => boolean }} `release` to be called once the child has ended
 */
export function supervise(child) {
  let stopping = false
  const stop = (signal) => {
    stopping = true
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  }
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
  for (const signal of signals) process.on(signal, stop)
  const parents = watchedParents()
  const timer = setInterval(() => {
    if (!stopping && parents.some((pid) => !isAlive(pid))) stop('SIGTERM')
  }, PARENT_CHECK_MS)
  return {
    release: () => {
      clearInterval(timer)
      for (const signal of signals) process.off(signal, stop)
    },
    isStopping: () => stopping,
  }
}

/**
 * Kills a child that reads and writes nothing at all for so long, as a hung npm does; a slow download still reads.
 * Without `/proc` it is not watched.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} idleMs
 * @returns {{ release: () => void, isKilled: () => boolean }} `release` to be called once the child has ended
 */
export function killWhenIdle(child, idleMs) {
  let killed = false
  let transferred = ''
  let since = Date.now()
  const timer = setInterval(() => {
    const now = countTransferred(child.pid)
    if (now === undefined || now !== transferred) {
      transferred = now ?? ''
      since = Date.now()
    } else if (Date.now() - since >= idleMs) {
      killed = true
      child.kill('SIGKILL')
    }
  }, IDLE_CHECK_MS)
  return { release: () => clearInterval(timer), isKilled: () => killed }
}

/** Returns the counters of bytes read and written, over sockets too; nothing where the system does not count them. */
function countTransferred(pid) {
  try {
    return /^rchar: .*\nwchar: .*$/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[0]
  } catch {
    return undefined
  }
}
