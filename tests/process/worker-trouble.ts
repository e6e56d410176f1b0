import cluster from 'node:cluster'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

// Loaded with `--import` into each process of a cluster: makes some of them fail during startup.

const pidFile = join(process.env.DATA_DIR ?? '', 'first.pid')
const trouble = process.env.WORKER_TROUBLE
const id = cluster.worker?.id ?? 0

if (trouble === 'second cannot start' && id === 2) {
  console.error('The second process cannot start.')
  process.exit(7)
}

if (trouble === 'first dies early' && id === 1) {
  writeFileSync(pidFile, String(process.pid))
  const { send } = process
  process.send = (message: unknown) => {
    const isReady = typeof message === 'object' && message !== null && 'ready' in message
    return send?.call(process, message, () => isReady && process.kill(process.pid, 'SIGKILL')) ?? false
  }
}

// Worker 2 starts after the first has reported that it answers, and continues once that one has ended.
if (trouble === 'first dies early' && id === 2)
  while (existsSync(`/proc/${readFileSync(pidFile, 'utf8')}`)) await pause(20)
