import type { ComponentType } from 'react'
import type { ContentKind } from '../../../domain/items/status.ts'
import emptyPan from './empty-pan.svg'
import { MissingNote, type MissingNoteProps } from './missing-note.tsx'
import unwritten from './unwritten-page.svg'

const LOOKS = {
  article: { picture: unwritten, back: { href: '/blog', label: 'Back to Blog' } },
  recipe: { picture: emptyPan, back: { href: '/recipes', label: 'Back to Recipes' } },
}

const NEWEST = {
  article: async () => (await import('../article/after-article.tsx')).NewestArticles,
  recipe: async () => (await import('../recipe/cook-next.tsx')).NewestRecipes,
}

type MissingItemProps = Pick<MissingNoteProps, 'title' | 'sentence'>

/** Loads the note on a missing item, with a link back to its list and the newest of its kind (PAGE-MISSING-3). */
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
  return (
    <div className="wrap">
      <div className="pt-8 pb-section low:pt-3">
        <MissingNote title={title} sentence={sentence} {...LOOKS[kind]} />
      </div>
      <Newest />
    </div>
  )
}
