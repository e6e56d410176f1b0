import { isNonNegative, isRecord } from '../../../domain/type-guards.ts'
import { deviceStore } from '../../data/device-store.ts'

/** A dish cooked, or an article read, to its end. */
export interface DoneThing {
  id: number
  title: string
  /** When it was last done, in ms since 1970. */
  at: number
}

/** Each thing once, the latest first. Stored on this device only and never sent (SUN-KEEP-1). */
export interface DoneThings {
  dishes: readonly DoneThing[]
  articles: readonly DoneThing[]
}

export const NOTHING_DONE: DoneThings = { dishes: [], articles: [] }
/** Above this number per kind the oldest are dropped; that is room for years. */
const MOST = 500
const MAX_TITLE = 200

/** Parses the stored things; invalid ones are dropped. */
export function parseDoneThings(stored: unknown): DoneThings {
  if (!isRecord(stored)) return NOTHING_DONE
  return { dishes: readThings(stored.dishes), articles: readThings(stored.articles) }
}

function readThings(value: unknown): DoneThing[] {
  if (!Array.isArray(value)) return []
  const things = value.flatMap((thing: unknown): DoneThing[] => {
    if (!isRecord(thing)) return []
    const { id, title, at } = thing
    return isNonNegative(id) && isNonNegative(at) && typeof title === 'string'
      ? [{ id, title: title.slice(0, MAX_TITLE), at }]
      : []
  })
  return things
    .filter(({ id }, index) => things.findIndex((other) => other.id === id) === index)
    .slice(0, MOST)
}

export const doneThings = deviceStore('done-things', parseDoneThings, (things) =>
  things.dishes.length + things.articles.length === 0 ? null : things,
)

/** Records that a dish was cooked or an article read to its end; again, only the time. Storage failures are ignored. */
export function noteDone(kind: keyof DoneThings, { id, title }: Pick<DoneThing, 'id' | 'title'>): void {
  const first = { id, title: title.slice(0, MAX_TITLE), at: Date.now() }
  doneThings.edit((things) => {
    const others = things[kind].filter((other) => other.id !== id)
    return { ...things, [kind]: [first, ...others].slice(0, MOST) }
  })
}
