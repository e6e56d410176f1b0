import { fork } from 'node:child_process'
import { Failure } from '../../domain/errors.ts'
import { SECOND } from '../../domain/time/durations.ts'
import { bareEnvironmentWith } from '../config.ts'
import { findProgram } from '../project-root.ts'
import { type Answer, unwrap } from './answer.ts'
import type { PIXEL_JOBS } from './pixel-jobs.ts'

type Jobs = typeof PIXEL_JOBS
type JobName = keyof Jobs
type Input<Name extends JobName> = Parameters<Jobs[Name]>
type Output<Name extends JobName> = Awaited<ReturnType<Jobs[Name]>>

/** Long enough for the next picture of the same page; what libraries and large pictures took goes with the process. */
const IDLE_MS = 10 * SECOND
/** In MB, for the words of a share card; pixels are kept outside the heap. */
const HEAP_FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=128']
/**
 * How glibc keeps memory, in bytes: the large pieces that pictures are drawn in are used again instead of being given
 * back and taken anew, which makes a drawing with soft shadows up to ten times faster on a virtual machine. All of it
 * goes with the process.
 */
const MEMORY_HABITS = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(32 * 1024 ** 2),
  MALLOC_TRIM_THRESHOLD_: String(256 * 1024 ** 2),
  MALLOC_TOP_PAD_: String(64 * 1024 ** 2),
}
const LOST = 'This picture cannot be made right now. Please try again in a moment.'
const RETRY_AFTER_SECONDS = 10

let shared: PixelProcess | null = null

/**
 * Does work on pixels in a process of its own, which starts with the first picture and ends when it is idle: the site
 * never holds the libraries nor what they leave behind, and a picture that brings them down takes that process along and
 * not the site. How much is done at once is the caller's to decide.
 *
 * @throws Failure `unavailable` when the process ended or could not start; else what the job throws
 */
export async function runPixelJob<Name extends JobName>(
  name: Name,
  ...input: Input<Name>
): Promise<Output<Name>> {
  try {
    if (shared === null || shared.hasEnded) shared = startPixelProcess()
  } catch (cause) {
    throw lost(cause)
  }
  return shared.run(name, ...input)
}

function lost(cause: unknown): Failure {
  return new Failure('unavailable', LOST, { retryAfter: RETRY_AFTER_SECONDS, cause })
}

export interface PixelProcess {
  run<Name extends JobName>(name: Name, ...input: Input<Name>): Promise<Output<Name>>
  end(): void
  readonly hasEnded: boolean
}

/** Starts a process for `runPixelJob`, or for one picture that may have to be ended. */
export function startPixelProcess(): PixelProcess {
  const child = fork(findProgram(import.meta.dirname, 'src/server/pixels/pixel-process.ts'), [], {
    // It reads files of strangers, and is handed no setting and no secret.
    env: bareEnvironmentWith(MEMORY_HABITS),
    execArgv: HEAP_FLAGS,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const underWay = new Map<number, Waiting>()
  let lastId = 0
  let hasEnded = false
  let idle: NodeJS.Timeout | undefined

  const lose = (cause: unknown) => {
    end()
    for (const { fail } of underWay.values()) fail(lost(cause))
    underWay.clear()
  }
  child.on('error', lose)
  child.on('exit', (code, signal) => lose(new Error(`The process for pictures ended with ${signal ?? code}`)))
  child.on('message', ({ id, answer }: { id: number; answer: Answer<unknown> }) => {
    underWay.get(id)?.settle(answer)
    underWay.delete(id)
    if (underWay.size > 0) return
    // Idle, it keeps nothing from ending.
    child.unref()
    child.channel?.unref()
    idle = setTimeout(end, IDLE_MS).unref()
  })

  function end(): void {
    hasEnded = true
    clearTimeout(idle)
    child.kill('SIGKILL')
  }

  return {
    run<Name extends JobName>(name: Name, ...input: Input<Name>): Promise<Output<Name>> {
      clearTimeout(idle)
      child.ref()
      child.channel?.ref()
      const id = ++lastId
      const answered = new Promise<Answer<Output<Name>>>((settle, fail) => {
        underWay.set(id, { settle: (answer: Answer<Output<Name>>) => settle(answer), fail })
      })
      // Not connected, it could not start or has ended: that is told by an event.
      if (child.connected)
        child.send({ id, name, input }, (error) => {
          if (error) lose(error)
        })
      return answered.then(unwrap)
    },
    end,
    get hasEnded() {
      return hasEnded
    },
  }
}

interface Waiting {
  settle(answer: Answer<unknown>): void
  fail(error: Error): void
}
