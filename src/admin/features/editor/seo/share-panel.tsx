import { useState } from 'react'
import { isVisible } from '../../../../domain/items/status.ts'
import { Picture } from '../../../../web/ui/picture.tsx'
import { useSite } from '../../../data/use-site.ts'
import { FoldPanel } from '../../../ui/panel.tsx'
import { useObservable } from '../observable.ts'
import { useDebouncedFields, useEditor, useNow } from '../use-editor.ts'

/** The card that appears when the page is shared: the real one once it is public, drawn here until then. */
export function SharePanel() {
  const { kind, state } = useEditor()
  const item = useObservable(state, (current) => current.item)
  const hasImage = useObservable(
    state,
    ({ fields }) => fields.featured_image_public_id !== null || fields.featured_image_url !== null,
  )
  const now = useNow()
  const isPublic = item !== null && isVisible(item, now)
  return (
    <FoldPanel
      name="share"
      title="How it looks when shared"
      state={hasImage ? 'With its picture' : 'Without a picture'}
    >
      {isPublic ? (
        <RealCard
          key={item.updated_at}
          src={`/share-cards/${kind.plural}/${item.id}.jpg`}
          version={item.updated_at}
        />
      ) : (
        <DrawnCard />
      )}
    </FoldPanel>
  )
}

function RealCard({ src, version }: { src: string; version: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <DrawnCard />
  return (
    <img
      src={`${src}?v=${Date.parse(version)}`}
      alt="The card as it is shared"
      width={1200}
      height={630}
      loading="lazy"
      onError={() => setBroken(true)}
      className="h-auto w-full rounded-paper shadow-cut"
    />
  )
}

/** In the paper's own colours: the card looks the same in the dark theme. */
function DrawnCard() {
  const editor = useEditor()
  const { kind } = editor
  const fields = useDebouncedFields(editor)
  const { site_name } = useSite()
  const hasImage = fields.featured_image_public_id !== null || fields.featured_image_url !== null
  return (
    <div className="grid aspect-[1200/630] grid-cols-2 overflow-hidden rounded-paper bg-[#fbe3a2] text-[#14312a] shadow-cut">
      <div className="flex min-w-0 flex-col justify-between p-4">
        <p className="line-clamp-5 font-display text-[1.0625rem] leading-[1.12] font-[750] wrap-anywhere">
          {fields.title.trim() || 'Title'}
        </p>
        <p className="truncate text-label font-semibold">{site_name}</p>
      </div>
      {hasImage ? (
        <Picture
          key={`${fields.featured_image_public_id} ${fields.featured_image_version} ${fields.featured_image_url}`}
          source={{ ...fields, featured_image_color: null }}
          ratio={kind.contentType === 'blog' ? '16:9' : '4:3'}
          sizes="160px"
          alt=""
          className="aspect-auto h-full rounded-none shadow-none"
        />
      ) : (
        <span aria-hidden className="half-disc m-auto h-10 w-20 rounded-b-[40px] text-[#d4380f]" />
      )}
    </div>
  )
}
