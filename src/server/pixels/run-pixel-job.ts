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

/** Long enough for the next image of the same page; memory of libraries and large images is freed with the process. */
const IDLE_MS = 10 * SECOND
/** In MB, for the text of a share card; pixels are outside the heap. */
const HEAP_FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=128']
/**
 * Tuning of glibc's memory, in bytes: the large blocks for drawing are reused instead of being returned and allocated anew,
 * which makes a drawing with soft shadows up to ten times faster on a virtual machine. All of it is freed with the process.
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
 * Runs a pixel job in a separate process, which starts with the first image and ends when it is idle: the site never
 * loads the libraries or keeps their memory, and an image that crashes them ends only that process. The caller limits
 * concurrency.
 *
 * @throws Failure `unavailable` when the process ended or could not start; else the job's error
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

/** Starts a process for `runPixelJob`, or for a single image that may have to be aborted. */
export function startPixelProcess(): PixelProcess {
  const child = fork(findProgram(import.meta.dirname, 'src/server/pixels/pixel-process.ts'), [], {
    // It reads untrusted files, and gets no setting and no secret.
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
    // While idle, it does not keep the parent alive.
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
      // If disconnected, it could not start or has ended: an event reports that.
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
