import type { ComponentType } from 'react'
import type { ContentKind } from '../../../domain/items/status.ts'
import { ButtonLink } from '../../ui/button.tsx'
import emptyPan from './empty-pan.svg'
import unwritten from './unwritten-page.svg'

const LOOKS = {
  article: { picture: unwritten, back: { href: '/blog', label: 'Back to Blog' } },
  recipe: { picture: emptyPan, back: { href: '/recipes', label: 'Back to Recipes' } },
}

const NEWEST = {
  article: async () => (await import('../article/after-article.tsx')).NewestArticles,
  recipe: async () => (await import('../recipe/cook-next.tsx')).NewestRecipes,
}

interface MissingItemProps {
  title: string
  sentence: string
}

/** That an item is missing, the way back to its list, and the newest of its kind (PAGE-MISSING-3). */
export async function loadMissingItem(kind: ContentKind): Promise<ComponentType<MissingItemProps>> {
  const Newest = await NEWEST[kind]()
  return (props) => <MissingItem {...props} kind={kind} Newest={Newest} />
}

function MissingItem({
  kind,
  title,
  sentence,
  Newest,
}: MissingItemProps & { kind: ContentKind; Newest: ComponentType }) {
  const { picture, back } = LOOKS[kind]
  return (
    <div className="wrap">
      <div className="grid items-center gap-5 pt-8 pb-section low:grid-cols-[5fr_3fr] low:pt-3 lg:grid-cols-2 lg:gap-14">
        <img
          src={picture}
          alt=""
          width={800}
          height={450}
          className="w-full rounded-paper shadow-cut row-start-1 low:col-start-2 lg:col-start-2"
        />
        <div className="grid justify-items-start gap-5">
          <h1 className="type-d2">{title}</h1>
          <p className="type-lead text-muted max-w-120">{sentence}</p>
          <ButtonLink href={back.href}>{back.label}</ButtonLink>
        </div>
      </div>
      <Newest />
    </div>
  )
}
