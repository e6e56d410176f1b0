import { List, Mic, Volume2, X } from 'lucide-react'
import { SiteLink } from '../../ui/site-link.tsx'
import { ICON_KEY, IconKey, StageHead, StageProgress } from '../../ui/stage/stage-frame.tsx'
import type { useCookVoice } from './use-cook-voice.ts'

interface CookHeadProps {
  title: string
  servings: number
  at: number
  steps: number
  /** The address of the recipe. */
  back: string
  /** Asks before leaving; null where no question is needed. */
  onLeave: (() => void) | null
  onWords: () => void
  onList: () => void
  voice: Pick<ReturnType<typeof useCookVoice>, 'aloud' | 'listening' | 'toggleReading'>
}

export function CookHead({
  title,
  servings,
  at,
  steps,
  back,
  onLeave,
  onWords,
  onList,
  voice,
}: CookHeadProps) {
  const { aloud, listening, toggleReading } = voice
  const where = `Step ${at + 1} of ${steps}`
  const leaveKey = (
    <SiteLink
      href={back}
      className={ICON_KEY}
      aria-label="Leave cook mode"
      onClick={(event) => {
        if (!onLeave) return
        event.preventDefault()
        onLeave()
      }}
    >
      <X aria-hidden />
    </SiteLink>
  )
  return (
    <StageHead
      leave={leaveKey}
      title={title}
      line={`${where} · serves ${servings}`}
      progress={
        <StageProgress
          label="Steps"
          groups={[Array.from({ length: steps }, (_, index) => index)]}
          place={at}
          min={1}
          now={at + 1}
          text={where}
        />
      }
    >
      {aloud.isOffered && (
        <IconKey label="Read aloud" icon={Volume2} aria-pressed={aloud.isOn} onClick={toggleReading} />
      )}
      {listening.isOffered && (
        <IconKey
          label="Listen to my voice"
          icon={Mic}
          aria-pressed={listening.state === 'on'}
          onClick={() => (listening.state === 'on' ? listening.setState('off') : onWords())}
        />
      )}
      <IconKey label="All ingredients and steps" icon={List} onClick={onList} />
    </StageHead>
  )
}
