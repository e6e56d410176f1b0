import { Failure } from '../../../../domain/errors.ts'
import { suggestionCalls } from '../../../../domain/suggestions/suggestion-calls.ts'
import { DAY } from '../../../../domain/time/durations.ts'
import { writeContext } from '../../../http/visitor.ts'
import { createTitledDraft, putAside, reopen, startIdea } from '../../../store/statistics/suggestions.ts'
import { findIdea, present, readSuggestions } from '../../../suggestions/read-suggestions.ts'
import { serveCalls } from '../serve-calls.ts'

const LATER_MS = 30 * DAY

/** What to write next (IDEA-API-1). */
export const suggestionRoutes = serveCalls('admin suggestions', suggestionCalls, (options) => {
  const { store, clock, visits, onChange } = options
  return {
    list: {
      summary: 'What to write next, and what came of what was written',
      async answer() {
        await visits.flush()
        return { suggestions: await readSuggestions(store, clock()) }
      },
    },
    beginDraft: {
      summary: 'A draft with nothing but its title',
      description: 'Its address follows the title; where that is taken, a free one like it.',
      async answer(request) {
        const { type, title } = request.body
        const { itemId, paths } = await createTitledDraft(store, type, title, writeContext(request, clock))
        if (paths.length > 0) onChange(paths)
        return { draft: { type, id: itemId } }
      },
    },
    decide: {
      summary: 'Begin an idea, put it off, or put it aside',
      description:
        '`started` makes the draft and answers its id; asked again it answers the same one. `dismissed` hides the idea for good, `open` brings it back, and with `later` hides it for 30 days.',
      async answer(request) {
        const now = clock()
        const { id } = request.params
        const { state, later } = request.body
        const idea = await findIdea(store, id, now)
        if (!idea) throw new Failure('not_found', 'This idea is not there any more')
        const context = writeContext(request, clock)
        if (state === 'started') {
          const { paths } = await startIdea(store, idea, context)
          if (paths.length > 0) onChange(paths)
        } else if (state === 'dismissed') {
          await putAside(store, idea, { state, later_until: null }, context)
        } else if (later) {
          const later_until = new Date(now.getTime() + LATER_MS).toISOString()
          await putAside(store, idea, { state, later_until }, context)
        } else await reopen(store, id)
        const suggestion = (await readSuggestions(store, now)).find((one) => one.id === id)
        // Shown as open when it is missing: its evidence has disappeared meanwhile.
        return { suggestion: suggestion ?? present(idea, 'open') }
      },
    },
  }
})
