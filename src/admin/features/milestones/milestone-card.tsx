import './milestones.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { type Milestone, type MilestoneKind, milestoneCalls } from '../../../domain/site/overview-calls.ts'
import { ButtonLink, IconButton } from '../../../web/ui/button.tsx'
import { useChange } from '../../data/calls.ts'
import { type PaperPictureName, PaperThing } from '../../ui/paper-picture.tsx'
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
 * Shows once that the coach's first item of a kind is published (ADMIN-FIRST-1). It is beside the work, takes no focus
 * and disappears when the page is left; screen readers announce it politely.
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
  // Right after a new item is stored, the window may have its address before React does.
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

interface Shown {
  thing: PaperPictureName
  /** The background paper. */
  field: string
}

const SHOWN: Record<MilestoneKind, Shown> = {
  article: { thing: 'pinned', field: '#c6e0e3' },
  recipe: { thing: 'bowl', field: '#cfdfa8' },
  issue: { thing: 'letter', field: '#f7cdc1' },
}

/** The sun rises behind the published thing, and confetti falls. */
function MilestonePicture({ kind }: { kind: MilestoneKind }) {
  const { thing, field } = SHOWN[kind]
  return (
    <svg
      viewBox="0 0 240 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="size-full"
      style={{ backgroundColor: field }}
    >
      <g className="milestone-sun">
        <path d="M16 246a104 103 0 0 1 208-2z" fill="#14312a" opacity=".14" />
        <path d="M18 240a102 102 0 0 1 204-1z" fill="#f8be3f" />
        <path d="M58 240a62 61 0 0 1 124 0z" fill="#fbe3a2" />
      </g>
      <g className="milestone-thing">
        <g transform="translate(-15 33) scale(1.5)">
          <PaperThing name={thing} />
        </g>
      </g>
      <Scraps />
    </svg>
  )
}

function Scraps() {
  return (
    <g className="milestone-scraps">
      <path d="M24 40a9 9 0 0 0 18 0z" fill="#d4380f" />
      <path d="m196 26 13 4-5 12-12-5z" fill="#2b5f4e" />
      <path d="M206 84a8 8 0 0 1 16 0z" fill="#f8be3f" />
      <path d="m60 18 10 3-3 11-11-4z" fill="#6fa9b4" />
      <path d="M16 108a7 7 0 0 1 14-1z" fill="#7da84b" />
      <path d="m166 14 12-2 2 10-11 3z" fill="#ea9c8c" />
    </g>
  )
}
