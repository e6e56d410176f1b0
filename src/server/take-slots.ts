/** So much work is done in one go; cheap requests do not wait for each other. */
const SLOT_MS = 5
/** Turns of the event loop between two goes. libuv takes one new connection a turn. */
const FREE_TURNS = 8

/**
 * Makes a line for work that, once begun, keeps the event loop to itself, as the making of a page does. Between its
 * pieces the loop turns freely, so that new visitors are let in many times faster than they can be served: whoever is
 * too many learns so at once, instead of waiting unread behind all the others.
 *
 * @returns a function that begins the work, at once when there is none
 */
export function createSlots(): (begin: () => void) => void {
  const waiting: (() => void)[] = []
  let isTaken = false

  function work(first: () => void): void {
    isTaken = true
    const started = performance.now()
    for (let begin: (() => void) | undefined = first; begin; begin = takeNext(started)) begin()
    afterTurns(FREE_TURNS, () => {
      const next = waiting.shift()
      if (next) work(next)
      else isTaken = false
    })
  }

  function takeNext(started: number): (() => void) | undefined {
    return performance.now() - started < SLOT_MS ? waiting.shift() : undefined
  }

  return (begin) => {
    if (isTaken) waiting.push(begin)
    else work(begin)
  }
}

function afterTurns(turns: number, then: () => void): void {
  setImmediate(() => (turns === 1 ? then() : afterTurns(turns - 1, then)))
}
