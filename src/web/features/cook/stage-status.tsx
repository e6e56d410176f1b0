import type { Listening } from './use-cook-voice.ts'

interface StatusLineProps {
  flash: string
  listening: Listening
  isReading: boolean
  onStartAgain: (() => void) | null
  onAsk: (() => void) | null
}

export function StatusLine({ flash, listening, isReading, onStartAgain, onAsk }: StatusLineProps) {
  const said = statusOf({ flash, listening, isReading })
  return (
    <>
      {listening === 'on' && (
        <span className="cm-ears inline-flex h-4 items-center gap-[3px] text-accent-text" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
      )}
      <span role="status">{said}</span>
      {said === '' && onStartAgain && (
        <span>
          You were here.{' '}
          <button type="button" onClick={onStartAgain}>
            From the start
          </button>
        </span>
      )}
      {said === '' && !onStartAgain && onAsk && (
        <button type="button" onClick={onAsk}>
          Ring over other apps too
        </button>
      )}
    </>
  )
}

function statusOf({
  flash,
  listening,
  isReading,
}: Pick<StatusLineProps, 'flash' | 'listening' | 'isReading'>): string {
  if (flash !== '') return flash
  if (listening === 'on') return 'Say “next” or “how long”'
  if (listening === 'refused') return 'The microphone is not allowed here.'
  if (listening === 'no-microphone') return 'We can’t find a microphone.'
  if (listening === 'unreachable') return 'Voice control needs a connection.'
  if (listening === 'interrupted') return 'Voice control can’t listen right now.'
  return isReading ? 'Reading aloud' : ''
}

/** Announces the step when the reader turns to another, but not when the page opens or while it restores the place. */
export function StepAnnouncement({ text }: { text: string }) {
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
