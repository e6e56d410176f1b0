import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { parseId } from '../../../domain/items/item-address.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { NOTE_LIMITS } from '../../../domain/notes/note-rules.ts'
import type { InboxNote } from '../../../domain/notes/notes-calls.ts'
import { classNames } from '../../../web/ui/class-names.ts'
import { useMatches } from '../../../web/ui/use-matches.ts'
import { TextButton } from '../../ui/buttons.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { KEEP_SHOWN, MoreItems, SearchBox } from '../../ui/list-controls.tsx'
import { NotLoaded, Sheet } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useAddressFilter } from '../lists/use-address-filter.ts'
import { ChosenBar, DeleteNotesDialog } from './chosen-bar.tsx'
import { ClosedNotes } from './closed-notes.tsx'
import { KeyHints, NoNotes, NoteRow, useNoteKeys } from './note-list.tsx'
import { type NoteFilter, notePages } from './note-queries.ts'
import { NoteView } from './note-view.tsx'
import { NOTE_TABS, TAB_WORDS } from './note-words.ts'
import { type NoteDeeds, type ShownKeys, useNoteChanges } from './use-note-changes.ts'

/** The width from which list and note are side by side. */
const WIDE = '(min-width: 75rem)'

/** `/admin/notes`: lists readers' notes, each read before it is published (NOTE-INBOX-1). */
export function NotesPage() {
  const { q, text, setText, get, set, clear } = useAddressFilter()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isWide = useMatches(WIDE)
  const filter: NoteFilter = { q, state: NOTE_TABS.find((tab) => tab === get('state')) ?? 'waiting' }
  const isClosed = filter.state === 'closed'
  const list = useInfiniteQuery({ ...notePages(filter), ...KEEP_SHOWN })
  const notes = list.data?.pages.flatMap((page) => page.notes)
  const last = list.data?.pages.at(-1)
  const counts = last?.counts
  const openId = isClosed ? null : (parseId(get('id') ?? '') ?? (isWide ? (notes?.[0]?.id ?? null) : null))
  const listed = notes?.find(({ id }) => id === openId)

  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set())
  const [deleting, setDeleting] = useState<readonly InboxNote[] | 'spam' | null>(null)
  /** Incremented on an undo: the note is shown in its former state. */
  const [undone, setUndone] = useState(0)
  const shown = useRef<ShownKeys>(null)
  /** The next note, and the ones that leave the list for it. */
  const comingUp = useRef<{ id: number; gone: readonly number[] }>(null)
  const chosen = notes?.filter(({ id }) => chosenIds.has(id)).slice(0, NOTE_LIMITS.atOnce) ?? []

  const hrefOf = (id: number | null) => {
    const next = new URLSearchParams(search)
    if (id === null) next.delete('id')
    else next.set('id', String(id))
    return next.size === 0 ? '/admin/notes' : `/admin/notes?${next}`
  }
  const show = (id: number | null) => void navigate(hrefOf(id), { replace: true, preventScrollReset: true })
  const focusRow = (id: number | null) => document.getElementById(`note-${id}`)?.focus()
  /** Returns the note below, else the one above: the next one when this one leaves the list. */
  const neighbourOf = (gone: readonly number[]) => {
    const left = notes?.filter(({ id }) => !gone.includes(id)) ?? []
    const at = notes?.findIndex(({ id }) => gone.includes(id)) ?? 0
    const below = notes?.slice(at).find(({ id }) => !gone.includes(id))
    return below?.id ?? left.at(-1)?.id ?? null
  }
  const goOn = (gone: readonly number[]) => {
    const next = neighbourOf(gone)
    comingUp.current = next === null ? null : { id: next, gone }
    show(next)
    focusRow(next)
  }
  // After the rows above have settled: in the stacked layout the next note would otherwise be scrolled to its end, unread.
  useEffect(() => {
    const coming = comingUp.current
    if (isWide || coming?.id !== openId || notes?.some(({ id }) => coming.gone.includes(id))) return
    const row = document.getElementById(`note-${coming.id}`)?.closest('li')
    if (!row) return
    comingUp.current = null
    row.scrollIntoView({ block: 'start' })
  })
  const walk = (step: number) => {
    const at = notes?.findIndex(({ id }) => id === openId) ?? -1
    const next = notes?.[at === -1 ? 0 : at + step]
    if (!next) return
    show(next.id)
    focusRow(next.id)
  }
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosenIds)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosenIds(next)
  }

  const changes = useNoteChanges((id) => {
    setUndone((count) => count + 1)
    comingUp.current = { id, gone: [] }
    show(id)
  })
  const deeds: NoteDeeds = {
    isBusy: changes.isBusy,
    change: changes.change,
    async finish(note, change, done) {
      const isDone = await changes.change(note, change, done)
      if (isDone) goOn([note.id])
      return isDone
    },
    remove: setDeleting,
    focusRow: () => focusRow(openId),
    register: (keys) => {
      shown.current = keys
    },
  }
  useNoteKeys({
    j: () => walk(1),
    k: () => walk(-1),
    p: () => shown.current?.p(),
    s: () => shown.current?.s(),
    a: () => document.querySelector<HTMLElement>('[data-answer]')?.focus(),
    x: () => openId !== null && choose(openId, !chosenIds.has(openId)),
    z: changes.undoLast,
  })

  const view = openId !== null && (
    <section
      aria-label="The note"
      className={classNames(
        'min-w-0 bg-surface',
        isWide
          ? 'sticky top-8 max-h-[calc(100dvh-4rem)] overflow-y-auto rounded-field border-[1.5px] border-line'
          : 'border-t-[1.5px] border-line',
      )}
    >
      <NoteView key={`${openId} ${undone}`} id={openId} listed={listed} deeds={deeds} />
    </section>
  )
  return (
    <>
      <PageHeader title="Notes">
        What readers wrote under your recipes and articles. Nothing shows before you have read it.
      </PageHeader>
      <div className="mb-5 flex flex-col gap-3 xl:flex-row-reverse xl:items-center xl:justify-between xl:gap-6">
        {isClosed ? (
          <span className="max-xl:hidden" />
        ) : (
          <SearchBox placeholder="Search notes..." text={text} onType={setText} />
        )}
        <ChoiceChips
          label="Notes"
          choices={NOTE_TABS.filter(
            (tab) => tab !== 'answered' || counts?.answered || filter.state === tab,
          ).map((tab) => ({ value: tab, label: TAB_WORDS[tab], count: counts?.[tab] }))}
          chosen={filter.state}
          onChoose={(tab) => {
            setChosenIds(new Set())
            set('id', null)
            set('state', tab === 'waiting' ? null : tab)
          }}
        />
        {last && !isClosed && (
          <p role="status" className="sr-only">
            {pluralize(last.total, 'note')}
          </p>
        )}
      </div>
      {isClosed ? (
        <Sheet>
          <ClosedNotes />
        </Sheet>
      ) : (
        <div
          className={classNames(
            'note-desk grid grid-cols-1 items-start gap-5',
            isWide && openId !== null && 'grid-cols-[minmax(0,5fr)_minmax(0,7fr)]!',
          )}
        >
          <div className="min-w-0">
            {chosen.length > 0 && (
              <ChosenBar
                count={chosen.length}
                list={filter.state}
                isBusy={changes.isBusy}
                onMove={(state) =>
                  void changes.move(chosen, state).then((isDone) => {
                    if (!isDone) return
                    setChosenIds(new Set())
                    goOn(chosen.map(({ id }) => id))
                  })
                }
                onDelete={() => setDeleting(chosen)}
              />
            )}
            {/* Not before the list is known: moved into its line, the note would lose the focus. */}
            {!isWide && (notes || list.isError) && !listed && view && (
              <div className="mb-5 overflow-clip rounded-field border-[1.5px] border-line *:border-t-0">
                {view}
              </div>
            )}
            {notes && last ? (
              <div
                className={classNames(
                  'rounded-field border-[1.5px] border-line bg-surface',
                  list.isPlaceholderData && 'opacity-60',
                )}
              >
                {notes.length === 0 ? (
                  <NoNotes filter={filter} onClear={clear} />
                ) : (
                  <ul aria-label="Notes" className="p-1">
                    {notes.map((note) => {
                      const isOpen = note.id === openId
                      return (
                        <NoteRow
                          key={note.id}
                          note={note}
                          isOpen={isOpen}
                          href={hrefOf(isOpen && !isWide ? null : note.id)}
                          isChosen={chosenIds.has(note.id)}
                          onChoose={(isChosen) => choose(note.id, isChosen)}
                        >
                          {isOpen && !isWide && view}
                        </NoteRow>
                      )
                    })}
                  </ul>
                )}
                <MoreItems list={list} shown={notes.length} total={last.total} />
                {filter.state === 'spam' && notes.length > 0 && (
                  <div className="border-t-[1.5px] border-line px-4 py-3">
                    <TextButton className="text-danger" onClick={() => setDeleting('spam')}>
                      Empty spam
                    </TextButton>
                  </div>
                )}
                {notes.length > 0 && <KeyHints list={filter.state} />}
              </div>
            ) : (
              <Sheet>
                <NotLoaded query={list} failure="We couldn’t load the notes." loading="Loading notes..." />
              </Sheet>
            )}
          </div>
          {isWide && view}
        </div>
      )}
      <DeleteNotesDialog
        asked={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={(ids) => {
          setDeleting(null)
          setChosenIds(new Set())
          if (ids.length > 0) goOn(ids)
          else show(null)
        }}
      />
    </>
  )
}
