/** So much work is done in one go; cheap requests do not wait for each other. */
const SLOT_MS = 5
/** Turns of the event loop between two goes. libuv takes one new connection a turn. */
const FREE_TURNS = 8

export interface Slots {
  /** Begins work, at once when there is none. */
  take: (begin: () => void) => void
  /** How long whoever is first in line has been waiting, in milliseconds. */
  waitedMs: () => number
}

/**
 * Makes a line for work that, once begun, keeps the event loop to itself, as the making of a page does. Between its
 * pieces the loop turns freely, so that new visitors are let in many times faster than they can be served: whoever is
 * too many learns so at once, instead of waiting unread behind all the others.
 */
export function createSlots(): Slots {
  const waiting: { begin: () => void; since: number }[] = []
  let isTaken = false

  function work(first: () => void): void {
    isTaken = true
    const started = performance.now()
    for (let begin: (() => void) | undefined = first; begin; begin = takeNext(started)) begin()
    afterTurns(FREE_TURNS, () => {
      const next = waiting.shift()
      if (next) work(next.begin)
      else isTaken = false
    })
  }

  function takeNext(started: number): (() => void) | undefined {
    return performance.now() - started < SLOT_MS ? waiting.shift()?.begin : undefined
  }

  return {
    take(begin) {
      if (isTaken) waiting.push({ begin, since: performance.now() })
      else work(begin)
    },
    waitedMs: () => (waiting[0] ? performance.now() - waiting[0].since : 0),
  }
}

function afterTurns(turns: number, then: () => void): void {
  setImmediate(() => (turns === 1 ? then() : afterTurns(turns - 1, then)))
}
