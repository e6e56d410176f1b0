import type { ContentKind } from '../../domain/items/status.ts'
import { useLocation } from '../data/page-context.ts'
import { ButtonLink } from '../ui/button.tsx'
import emptyPan from './empty-pan.svg'
import { Head, usePageTitle } from './head.tsx'
import unwritten from './unwritten-page.svg'

const WORDS: Record<
  ContentKind,
  { picture: string; title: string; sentence: string; back: { href: string; label: string } }
> = {
  article: {
    picture: unwritten,
    title: 'Article Not Found',
    sentence: "The article you're looking for doesn't exist or has invalid data",
    back: { href: '/blog', label: 'Back to Blog' },
  },
  recipe: {
    picture: emptyPan,
    title: 'Recipe Not Found',
    sentence: "The recipe you're looking for doesn't exist or has invalid data",
    back: { href: '/recipes', label: 'Back to Recipes' },
  },
}

/** A missing article or recipe (ART-PAGE-4, REC-PAGE-2). The status comes from the page's `load`. */
export function ItemNotFound({ kind }: { kind: ContentKind }) {
  const { pathname } = useLocation()
  const { picture, title, sentence, back } = WORDS[kind]
  return (
    <div className="wrap grid min-h-[60dvh] content-center items-center gap-5 pt-8 pb-section lg:grid-cols-2 lg:gap-14">
      <Head title={usePageTitle(title)} description={sentence} canonical={pathname} noindex />
      <img
        src={picture}
        alt=""
        width={800}
        height={450}
        className="w-full rounded-paper shadow-cut lg:order-2"
      />
      <div className="grid justify-items-start gap-5">
        <h1 className="type-d2">{title}</h1>
        <p className="type-lead text-muted max-w-120">{sentence}</p>
        <ButtonLink href={back.href}>{back.label}</ButtonLink>
      </div>
    </div>
  )
}
