import { useEffect, useState } from 'react'
import { z } from 'zod'
import { showToast } from '../../../web/ui/toast.ts'
import { ask } from '../../data/calls.ts'
import { reportError } from '../../data/report-error.ts'
import { LineButton } from '../../ui/buttons.tsx'
import { Note } from '../../ui/note.tsx'
import { type Editor, resetEditor } from './editor.ts'
import { hasChanges } from './editor-kind.ts'
import type { SharedFields } from './shared-fields.ts'

const CHANNEL = 'saved-items'

const savedMessage = z.object({ plural: z.string(), id: z.number(), updated_at: z.string() })

/** Notifies the other tabs of this browser that an item was saved here. */
export function announceSave(plural: string, { id, updated_at }: { id: number; updated_at: string }): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage({ plural, id, updated_at } satisfies z.infer<typeof savedMessage>)
  channel.close()
}

/**
 * Handles a save in another tab before this one saves: an editor without changes loads the newer version; one with
 * changes says so and offers both side by side.
 */
export function OtherTabs<F extends SharedFields>({ editor }: { editor: Editor<F> }) {
  const { kind, state } = editor
  /** The version saved elsewhere. */
  const [newer, setNewer] = useState<string | null>(null)
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }) => {
      const message = savedMessage.safeParse(data)
      const { item, saved, fields, saving } = state.get()
      if (!message.success || !item || saving) return
      const { plural, id, updated_at } = message.data
      if (plural !== kind.plural || id !== item.id || updated_at <= item.updated_at) return
      if (hasChanges(kind, saved, fields)) setNewer(updated_at)
      else takeNewer(editor).catch(reportError)
    })
    return () => channel.close()
  }, [editor, kind, state])
  // Resolved by this tab's own save, or by the choice between both.
  useEffect(
    () =>
      state.subscribe(() =>
        setNewer((known) => (known && known <= (state.get().item?.updated_at ?? '') ? null : known)),
      ),
    [state],
  )
  if (newer === null) return null
  return (
    <div className="mb-5">
      <Note look="info" role="status" title={`This ${kind.kind} was saved in another tab`}>
        <p>Your text here is safe. See both versions and choose what to keep, now or when you save.</p>
        <LineButton
          className="justify-self-start"
          onClick={() => {
            loadNewer(editor)
              .then((loaded) => state.change({ conflict: loaded }))
              .catch(reportError)
          }}
        >
          Compare both versions
        </LineButton>
      </Note>
    </div>
  )
}

async function loadNewer<F extends SharedFields>({ kind, state }: Editor<F>) {
  const { item } = state.get()
  const loaded = item && kind.readItem(await ask(kind.calls.read, { params: { id: item.id } }))
  if (!loaded) throw new Error('The answer holds no item')
  return loaded
}

async function takeNewer<F extends SharedFields>(editor: Editor<F>): Promise<void> {
  const { kind, state } = editor
  const loaded = await loadNewer(editor)
  const { saved, fields } = state.get()
  // Something was typed while it was loading: the save will show both.
  if (hasChanges(kind, saved, fields)) return
  resetEditor(editor, loaded)
  showToast({ title: `Updated: this ${kind.kind} was saved in another tab` })
}
