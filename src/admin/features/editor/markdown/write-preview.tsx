import { type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '../../../../web/ui/class-names.ts'

type Pane = 'write' | 'preview'

interface WritePreviewProps {
  children: ReactNode
  /** Null gives the text the whole room. */
  preview: ReactNode | null
}

/** Both panes stay mounted; on a phone one is hidden, so that switching keeps the place in the text. */
export function WritePreview({ children, preview }: WritePreviewProps) {
  const id = useId()
  const [pane, setPane] = useState<Pane>('write')
  const list = useRef<HTMLDivElement>(null)
  const isSplit = preview !== null
  const choose = (next: Pane) => {
    setPane(next)
    list.current?.querySelector<HTMLElement>(`[data-pane="${next}"]`)?.focus()
  }
  const tab = (name: Pane, label: string) => (
    <button
      type="button"
      role="tab"
      id={`${id}-${name}-tab`}
      data-pane={name}
      aria-controls={`${id}-${name}`}
      aria-selected={pane === name}
      tabIndex={pane === name ? 0 : -1}
      onClick={() => setPane(name)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft' || key === 'ArrowRight') choose(name === 'write' ? 'preview' : 'write')
      }}
      className="min-h-11 rounded-[7px] font-[650] aria-selected:bg-surface aria-selected:shadow-cut"
    >
      {label}
    </button>
  )
  return (
    <>
      {isSplit && (
        <div
          ref={list}
          role="tablist"
          aria-label="Text"
          className="m-3 grid grid-cols-2 gap-1 rounded-field bg-sunken p-1 lg:hidden low:md:hidden"
        >
          {tab('write', 'Write')}
          {tab('preview', 'Preview')}
        </div>
      )}
      <div
        className={
          isSplit
            ? 'grid h-[max(22rem,70dvh)] grid-cols-1 grid-rows-[minmax(0,1fr)] lg:h-[max(34rem,calc(100dvh-13rem))] lg:grid-cols-2 low:md:grid-cols-2'
            : undefined
        }
      >
        <div
          id={`${id}-write`}
          {...(isSplit && { role: 'tabpanel', 'aria-labelledby': `${id}-write-tab` })}
          className={classNames(
            isSplit && 'min-h-0 flex-col lg:flex low:md:flex',
            isSplit && (pane === 'write' ? 'flex' : 'hidden'),
          )}
        >
          {isSplit && <PaneTitle>Write</PaneTitle>}
          <div className="min-h-0 flex-1">{children}</div>
        </div>
        {isSplit && (
          <div
            role="tabpanel"
            id={`${id}-preview`}
            aria-labelledby={`${id}-preview-tab`}
            className={classNames(
              'min-h-0 flex-col rounded-b-field bg-ground lg:flex lg:rounded-bl-none lg:border-l-[1.5px] lg:border-line low:md:flex low:md:border-l-[1.5px] low:md:border-line',
              pane === 'preview' ? 'flex' : 'hidden',
            )}
          >
            <PaneTitle>Preview</PaneTitle>
            <section
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
              tabIndex={0}
              aria-label="Preview of the text"
              className="min-h-0 flex-1 overflow-y-auto px-5 pt-3 pb-8"
            >
              {preview}
            </section>
          </div>
        )}
      </div>
    </>
  )
}

function PaneTitle({ children }: { children: string }) {
  return (
    <p aria-hidden className="hidden px-5 pt-2.5 text-label font-[650] text-muted lg:block">
      {children}
    </p>
  )
}

/** How a text is written: with its final look, or in Markdown. */
export type WritingMode = 'formatted' | 'markdown'

const KEY = 'writing-mode'

/** Returns the way of writing last chosen on this device; formatted by default. */
export function useWritingMode(): [WritingMode, (mode: WritingMode) => void] {
  const [mode, setMode] = useState<WritingMode>(readMode)
  return [
    mode,
    (next) => {
      setMode(next)
      try {
        localStorage.setItem(KEY, next)
      } catch {
        // Without storage the choice is not remembered.
      }
    },
  ]
}

function readMode(): WritingMode {
  try {
    return localStorage.getItem(KEY) === 'markdown' ? 'markdown' : 'formatted'
  } catch {
    return 'formatted'
  }
}

const LABELS = { formatted: 'Formatted', markdown: 'Markdown' } as const

/** Switches between the ways of writing, at the same place of the text. */
export function WritingSwitch({
  mode,
  onChoose,
}: {
  mode: WritingMode
  onChoose: (mode: WritingMode) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its children in a row everywhere
    <div
      role="group"
      aria-label="Show the text"
      className="ml-auto flex flex-none gap-0.5 self-center rounded-field bg-sunken p-0.5"
    >
      {(['formatted', 'markdown'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={mode === name}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(name)}
          className="min-h-10 rounded-[7px] px-2.5 text-small font-[650] aria-pressed:bg-surface aria-pressed:shadow-cut low:max-lg:px-2 lg:min-h-9"
        >
          {LABELS[name]}
        </button>
      ))}
    </div>
  )
}
