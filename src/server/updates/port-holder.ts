import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { parseJson } from '../../domain/text/json.ts'
import { environmentWith, FIRST_INHERITED_FD } from '../config.ts'
import { writeSynced } from '../files.ts'
import { updateFiles } from './place.ts'
import { isSameProcess, startOf } from './processes.ts'

/**
 * A separate program, started by a site that has to stop for another version: it keeps the sockets open, so that
 * connections wait instead of being refused, and starts the version the updater names with them. It ends with the updater.
 */

const orderSchema = z.object({
  number: z.int(),
  updater: z.object({ pid: z.int(), started: z.string() }),
  /** The folder of the version to start; null while there is nothing to do. */
  start: z.string().nullable(),
  isOver: z.boolean(),
})

const LOOK_EVERY_MS = 50

const [dataDir = '', sockets = '0'] = process.argv.slice(2)
const files = updateFiles(dataDir)
const handed = Array.from({ length: Number(sockets) }, (_, index) => FIRST_INHERITED_FD + index)

function readOrder() {
  try {
    const parsed = orderSchema.safeParse(parseJson(readFileSync(files.order, 'utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    // The updater has not written an order, or has removed it: there is nothing to wait for.
    return null
  }
}

function start(folder: string): ChildProcess {
  return spawn(join(folder, 'happiness-first'), ['start'], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', ...handed],
    env: environmentWith({ HANDED_SOCKETS: handed.length === 0 ? '' : String(handed.length) }),
  })
}

/** One write after the other: the last one must win. */
let saying = Promise.resolve()

function say(number: number, child: ChildProcess | null): Promise<void> {
  saying = saying.then(() => writeState(number, child))
  return saying
}

async function writeState(number: number, child: ChildProcess | null): Promise<void> {
  const pid = child?.pid ?? null
  const state = {
    number,
    pid: process.pid,
    site: pid === null ? null : { pid, started: startOf(pid) ?? '' },
    hasEnded: child !== null && (child.exitCode !== null || child.signalCode !== null || pid === null),
  }
  await writeSynced(files.holder, JSON.stringify(state))
}

let done = 0
let child: ChildProcess | null = null
await say(done, child)
for (let order = readOrder(); order && !order.isOver && isSameProcess(order.updater); order = readOrder()) {
  if (order.number > done) {
    done = order.number
    if (order.start !== null) {
      const begun = start(order.start)
      child = begun
      begun.once('error', (error) => {
        console.error(`${order.start} could not be started: ${error.message}`)
        void say(order.number, begun)
      })
      begun.once('exit', () => {
        // The end of a process replaced by another one is irrelevant.
        if (done === order.number) void say(order.number, begun)
      })
    }
    await say(done, child)
  }
  await pause(LOOK_EVERY_MS)
}
child?.unref()
process.exit(0)
