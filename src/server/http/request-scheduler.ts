/** Work is begun one after the other for so long before the event loop turns freely; cheap requests do not wait. */
const SLICE_MS = 5
/** Turns of the event loop between two slices, unless they take longer than a slice. libuv takes one new connection a turn. */
const FREE_TURNS = 8

/** Something to begin once its turn has come. */
export interface ScheduledTask {
  /** Begins the work. It must not throw: a task that does is logged as an uncaught error of the process. */
  begin: () => void
  /** True once no request waits for the result: the task is dropped without being begun. */
  isGone: () => boolean
}

export interface RequestScheduler {
  /** Begins a task, at once when nothing is waiting. */
  schedule: (task: ScheduledTask) => void
  /** How long the first task in the queue that is still wanted has been waiting, in milliseconds. */
  waitedMs: () => number
}

/**
 * Makes a queue for work that, once begun, keeps the event loop to itself, as rendering a page does. Tasks begin one
 * after the other, each one finished before the next begins: for long pages this takes half the time of all of them
 * side by side, and less memory. After every slice the event loop turns freely, so that new connections are accepted
 * many times faster than they can be served: a request too many is refused at once instead of waiting unread.
 *
 * @param now in milliseconds, from any moment on
 */
export function createRequestScheduler(now = () => performance.now()): RequestScheduler {
  const waiting: (ScheduledTask & { since: number })[] = []
  let isRunning = false
  let sliceStarted = 0

  function run({ begin }: ScheduledTask): void {
    // In the next turn all that was begun is done, unless it waits for I/O. Asked for first: a task that throws
    // must not stop the queue.
    setImmediate(goOn)
    begin()
  }

  function goOn(): void {
    if (now() - sliceStarted < SLICE_MS) runNext()
    else leaveFree(FREE_TURNS, now() + SLICE_MS)
  }

  function leaveFree(turns: number, until: number): void {
    setImmediate(() => {
      if (turns > 1 && now() < until) return leaveFree(turns - 1, until)
      sliceStarted = now()
      runNext()
    })
  }

  function first() {
    while (waiting[0]?.isGone()) waiting.shift()
    return waiting[0]
  }

  function runNext(): void {
    const next = first()
    waiting.shift()
    if (next) run(next)
    else isRunning = false
  }

  return {
    schedule(task) {
      if (isRunning) {
        waiting.push({ ...task, since: now() })
        return
      }
      isRunning = true
      sliceStarted = now()
      run(task)
    },
    waitedMs: () => {
      const next = first()
      return next ? now() - next.since : 0
    },
  }
}
