import type { FastifyBaseLogger } from 'fastify'
import { Failure } from '../../../../domain/errors.ts'
import { type InboxNote, notesCalls } from '../../../../domain/notes/notes-calls.ts'
import { writeContext } from '../../../http/visitor.ts'
import type { Store } from '../../../store/database.ts'
import { changeNote, moveNotes } from '../../../store/notes/change-note.ts'
import { type DeletedNotes, deleteNotes } from '../../../store/notes/delete-notes.ts'
import { findInboxNote, listClosedItems, listInboxNotes, listNoteIds } from '../../../store/notes/inbox.ts'
import { makeNoteSwap, undoNoteSwap } from '../../../store/notes/note-swaps.ts'
import type { WriteContext } from '../../../store/write-context.ts'
import { purgeTrashed } from '../../../trash/purge-trash.ts'
import type { ApiOptions } from '../../api.ts'
import { serveCalls } from '../serve-calls.ts'

const MISSING = 'There is no such note.'
const WHO_AVOIDS = 'Who avoids what? The ingredient does not say.'
const NO_TIP = 'Only a tip on an ingredient that is in the recipe becomes a swap.'
const NOT_IN_DRAFT =
  'The recipe’s draft no longer has this ingredient in these words. Save the draft or discard it, and try again.'

/** The inbox of readers' notes: read, publish, answer, hold apart, attach to a line, turn into a swap. */
export const adminNoteRoutes = serveCalls('admin notes', notesCalls, (options) => {
  const { store, clock, triggerDelivery, onChange } = options
  return {
    list: {
      summary: 'Readers’ notes, newest first',
      description: 'Of one state, or of all. `answered` are those answered by mail alone.',
      answer: ({ query }) => listInboxNotes(store, query),
    },
    closed: {
      summary: 'The articles and recipes whose notes are closed',
      answer: async () => ({ items: await listClosedItems(store) }),
    },
    read: {
      summary: 'One note',
      answer: async ({ params }) => ({ note: await readNote(store, params.id) }),
    },
    change: {
      summary: 'Publish, answer, hold apart, correct, attach or pin a note',
      description:
        'What is left out keeps its value. An answer goes by mail to who left an address, a minute later: until then it can be taken back.',
      async answer(request) {
        const { id } = request.params
        const result = await changeNote(store, id, request.body, writeContext(request, clock))
        if (result.kind === 'missing') throw new Failure('not_found', MISSING)
        if (result.kind === 'invalid') {
          const { field, message } = result
          throw new Failure('invalid', message, { field })
        }
        onChange(result.paths)
        triggerDelivery()
        return { note: await readNote(store, id) }
      },
    },
    changeSeveral: {
      summary: 'Publish, hold apart or let wait several notes at once',
      async answer(request) {
        const { ids, state } = request.body
        const { changed, paths } = await moveNotes(store, ids, state, writeContext(request, clock))
        onChange(paths)
        triggerDelivery()
        return { changed }
      },
    },
    remove: {
      summary: 'Delete a note for good, with its answer and its picture',
      async answer(request) {
        const context = writeContext(request, clock)
        const deleted = await deleteNotes(store, [request.params.id], context)
        if (deleted.count === 0) throw new Failure('not_found', MISSING)
        await finishDeletion(options, deleted, { context, log: request.log })
      },
    },
    emptySpam: {
      summary: 'Delete for good what is held apart as spam',
      async answer(request) {
        const context = writeContext(request, clock)
        let count = 0
        for (;;) {
          const ids = await listNoteIds(store, 'spam')
          if (ids.length === 0) return { deleted: count }
          const deleted = await deleteNotes(store, ids, context)
          count += deleted.count
          await finishDeletion(options, deleted, { context, log: request.log })
        }
      },
    },
    makeSwap: {
      summary: 'Make a tip on an ingredient a swap of its recipe’s draft',
      description:
        'Readers see it once the recipe is saved. `avoid` is asked for where the ingredient does not say it.',
      async answer(request) {
        const { avoid, with: other } = request.body
        const wish = { noteId: request.params.id, avoid, with: other }
        const made = await makeNoteSwap(store, wish, writeContext(request, clock))
        if (made.kind === 'missing') throw new Failure('not_found', MISSING)
        if (made.kind === 'no-tip') throw new Failure('conflict', NO_TIP)
        if (made.kind === 'ask') throw new Failure('invalid', WHO_AVOIDS, { field: 'avoid' })
        if (made.kind === 'not-in-draft') throw new Failure('conflict', NOT_IN_DRAFT)
        return { swap: made.swap, recipe_id: made.recipe_id }
      },
    },
    undoSwap: {
      summary: 'Take the swap made of a note out of the recipe’s draft again',
      async answer(request) {
        const isUndone = await undoNoteSwap(store, request.params.id, writeContext(request, clock))
        if (!isUndone) throw new Failure('not_found', 'No swap was made of this note.')
      },
    },
  }
})

/** @throws Failure `not_found` */
async function readNote(store: Store, id: number): Promise<InboxNote> {
  const note = await findInboxNote(store, id)
  if (!note) throw new Failure('not_found', MISSING)
  return note
}

/** Removes the images' files too. Failures are logged and left to the next clean-up: the notes are already deleted. */
export async function finishDeletion(
  { store, mediaStore, images, onChange }: Pick<ApiOptions, 'store' | 'mediaStore' | 'images' | 'onChange'>,
  { paths, pictures }: DeletedNotes,
  { context, log }: { context: WriteContext; log: Pick<FastifyBaseLogger, 'error'> },
): Promise<void> {
  onChange(paths)
  for (const publicId of pictures) {
    images.forgetRemoved(publicId)
    try {
      await purgeTrashed({ store, mediaStore }, 'image', publicId, context)
    } catch (error) {
      log.error({ err: error, publicId }, 'The picture of a deleted note could not be deleted for good')
    }
  }
}
