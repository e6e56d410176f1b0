import './milestones.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { type Milestone, type MilestoneKind, milestoneCalls } from '../../../domain/site/milestone-calls.ts'
import { ButtonLink, IconButton } from '../../../web/ui/button.tsx'
import { useChange } from '../../data/calls.ts'
import { MilestonePicture } from './milestone-picture.tsx'
import { milestonesQuery } from './milestone-queries.ts'

interface Words {
  title: string
  text: string
  next: string
}

const WORDS: Record<MilestoneKind, Words> = {
  article: {
    title: 'Your first article is out',
    text: 'Anyone can read it now. The hardest one is behind you.',
    next: 'See it on your site',
  },
  recipe: {
    title: 'Your first recipe is served',
    text: 'It’s on your site, ready for somebody’s kitchen.',
    next: 'See it on your site',
  },
  issue: {
    title: 'Your first letter is on its way',
    text: 'Off to everyone on your list, and on your site as well.',
    next: 'Read it on your site',
  },
}

/**
 * Says once that the coach's first item of a kind is published (ADMIN-FIRST-1). It stands beside the work, takes no
 * focus and goes when the page is left; a screen reader hears it when it is free.
 */
export function MilestoneCard() {
  const { data } = useQuery({ ...milestonesQuery, enabled: false })
  const client = useQueryClient()
  const { pathname } = useLocation()
  const [first, ...rest] = data?.milestones ?? []
  const goOn = () => client.setQueryData(milestonesQuery.queryKey, { milestones: rest })
  return (
    <div aria-live="polite" className="contents">
      {first && <Card key={first.kind} milestone={first} pathname={pathname} onClose={goOn} />}
    </div>
  )
}

interface CardProps {
  milestone: Milestone
  pathname: string
  onClose: () => void
}

function Card({ milestone: { kind, path }, pathname, onClose }: CardProps) {
  const id = useId()
  // The page's own address may be known to the window before it is to React: right after a new item is stored.
  const [shownAt] = useState(() => window.location.pathname)
  const { mutate } = useChange(milestoneCalls.see)
  useEffect(() => mutate({ params: { kind }, body: { seen: true } }), [kind, mutate])
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    if (pathname !== shownAt && window.location.pathname !== shownAt) leave()
  }, [pathname, shownAt])
  const { title, text, next } = WORDS[kind]
  return (
    <section
      aria-labelledby={id}
      className="milestone fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 mx-auto grid max-w-140 grid-cols-[7.5rem_minmax(0,1fr)] overflow-clip rounded-sheet bg-surface shadow-sheet outline-[1.5px] outline-line sm:grid-cols-[13rem_minmax(0,1fr)] lg:bottom-8"
    >
      <MilestonePicture kind={kind} />
      <div className="grid content-center justify-items-start gap-2 py-5 pr-5 pl-4 sm:py-7 sm:pr-7 sm:pl-6">
        <h2 id={id} className="type-h3 pr-9">
          {title}
        </h2>
        <p className="text-small text-pretty text-muted">{text}</p>
        <ButtonLink href={path} newTab look="ink" size="small" onClick={onClose} className="mt-2">
          {next}
        </ButtonLink>
      </div>
      <IconButton label="Close" onClick={onClose} className="absolute top-2 right-2 border-transparent!">
        <X aria-hidden className="size-5" />
      </IconButton>
    </section>
  )
}
