import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project.mjs'
import { killWhenIdle, supervise } from './supervise.mjs'

const PROGRESS_EVERY_MS = 400
const PROGRESS_WIDTH = 24
/** Tells systemd (`deploy/site.service`) that a retry would fail again: EX_UNAVAILABLE of sysexits.h. */
const CANNOT_PREPARE = 69

export const UNREACHABLE = 'the package registry cannot be reached: check the network of this machine'
const OUT_OF_MEMORY =
  'this machine ran out of memory: installing and building take 700 MB, so add memory or swap'

/** Causes of failures, by the program's output; the first match is used. */
const CAUSES = [
  [/\b(ENOSPC|EDQUOT)\b/, 'the disk is full: make room for 1 GB'],
  [/\b(EACCES|EPERM|EROFS)\b/, `this user may not write there: give the user the folder ${ROOT} (chown -R)`],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT)\b/,
    UNREACHABLE,
  ],
  [
    /\b(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_[A-Z_]+|CERT_[A-Z_]+)\b/,
    'the package registry shows a certificate that is not trusted here: name the file of its authority in NODE_EXTRA_CA_CERTS',
  ],
  [
    /\b(E40[0-9]|E5[0-9][0-9]|ETARGET|EINTEGRITY|ENOTCACHED)\b/,
    'the package registry does not have what package-lock.json names: see that npm asks the right one (npm config get registry)',
  ],
  [
    /\bEUSAGE\b/,
    'package.json and package-lock.json do not belong together: bring both back to what was released (git status)',
  ],
  [/heap out of memory|\bENOMEM\b/, OUT_OF_MEMORY],
]

/**
 * Ends the launcher with one sentence that says what to do. The output so far is written to a file beside package.json,
 * or is printed first where that cannot be written.
 *
 * @param {string} sentence without its full stop
 * @param {string} log name of the file
 * @param {string} details
 * @returns {never}
 */
export function giveUp(sentence, log, details) {
  const file = join(ROOT, log)
  let where = ''
  try {
    writeFileSync(file, `${details}\n`)
    where = ` (details: ${file})`
  } catch {
    console.error(details)
  }
  console.error(`${sentence}${where}.`)
  process.exit(CANNOT_PREPARE)
}

/**
 * Runs a long step and shows its progress. A failure ends the launcher with one sentence.
 *
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {{ log: string, otherwise: string, cwd?: string, env?: NodeJS.ProcessEnv, progress?: () => number, idleMs?:
 * number }} options `log`: the file for its output, should it fail; `otherwise`: what to do when the cause is unknown;
 * `progress` returns the completed part, 0 to 1; `idleMs`: after so long without reading and writing the command is
 * killed and run once more
 * @returns {Promise<void>}
 */
export async function runStep(title, command, args, options) {
  const { log, otherwise, progress } = options
  const started = Date.now()
  const isTerminal = process.stdout.isTTY
  let tenths = 0
  const show = () => {
    const part = progress?.()
    if (isTerminal) {
      const filled = Math.round((part ?? 0) * PROGRESS_WIDTH)
      const bar = part === undefined ? '' : `${'█'.repeat(filled)}${'░'.repeat(PROGRESS_WIDTH - filled)} `
      process.stdout.write(`\r\x1b[K${title}  ${bar}${Math.floor((Date.now() - started) / 1000)} s`)
    } else if (part !== undefined && Math.floor(part * 10) > tenths) {
      tenths = Math.floor(part * 10)
      process.stdout.write(`${tenths * 10} % … `)
    }
  }
  if (!isTerminal) process.stdout.write(`${title} … `)
  const timer = setInterval(show, PROGRESS_EVERY_MS)
  let ended = await runChild(command, args, options)
  if (ended.wasIdle && !ended.wasStopped) ended = await runChild(command, args, options)
  clearInterval(timer)
  if (isTerminal) process.stdout.write(`\r\x1b[K${title} … `)
  if (ended.code === 0) {
    rmSync(join(ROOT, log), { force: true })
    console.log(`done (${((Date.now() - started) / 1000).toFixed(1)} s)`)
    return
  }
  if (ended.wasStopped) {
    console.log('stopped')
    process.exit(1)
  }
  console.log('failed')
  giveUp(`${title.split(' (')[0]} failed: ${causeOf(ended) ?? otherwise}`, log, ended.output)
}

function causeOf({ wasIdle, signal, output }) {
  if (wasIdle) return UNREACHABLE
  if (signal === 'SIGKILL') return OUT_OF_MEMORY
  return CAUSES.find(([pattern]) => pattern.test(output))?.[1]
}

/** Runs a command until it ends, with the launcher or by itself. */
function runChild(command, args, { cwd = ROOT, env = process.env, idleMs = Number.POSITIVE_INFINITY }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
    const supervision = supervise(child)
    const watch = killWhenIdle(child, idleMs)
    let couldNotStart = ''
    child.on('error', (error) => {
      couldNotStart = error.message
    })
    child.on('close', (code, signal) => {
      supervision.release()
      watch.release()
      const ending = signal ? `ended by ${signal}` : `ended with ${code}`
      resolve({
        code,
        signal,
        output: couldNotStart || `${Buffer.concat(output)}\n${ending}`,
        wasIdle: watch.isKilled(),
        wasStopped: supervision.isStopping(),
      })
    })
  })
}
