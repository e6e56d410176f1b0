import { Check } from 'lucide-react'
import { useState } from 'react'
import { CONTENT_LIMITS } from '../../../../domain/items/limits.ts'
import { isVisible } from '../../../../domain/items/status.ts'
import { TextArea, TextField } from '../../../../web/ui/field.tsx'
import { Picture } from '../../../../web/ui/picture.tsx'
import { useSite } from '../../../data/use-site.ts'
import { ChipsInput } from '../../../ui/chips-input.tsx'
import { Counter } from '../../../ui/fields.tsx'
import { FoldPanel } from '../../../ui/panel.tsx'
import { MarkedField } from '../../proofreader/field-marks.tsx'
import { useObservable } from '../observable.ts'
import { useDebouncedFields, useEditor, useField, useNow } from '../use-editor.ts'

/** Length from which a text fills its room in a search result. */
const GOOD_TITLE = 30
const GOOD_DESCRIPTION = 70
const NOTHING = { title: '', description: '' }

/** Shows the search engine texts: generated until the coach writes others (CONTENT-META-1). */
export function SearchPanel() {
  const editor = useEditor()
  const site = useSite()
  const title = useField(editor, 'meta_title')
  const description = useField(editor, 'meta_description')
  const keywords = useField(editor, 'meta_keywords')
  const fields = useDebouncedFields(editor)
  // Without a title there is nothing to generate them from.
  const generated = fields.title.trim() ? editor.kind.generateMeta(fields, site) : NOTHING
  return (
    <FoldPanel
      name="search"
      title="How it looks on Google"
      state={
        <SearchState
          title={title.value.trim() || generated.title}
          description={description.value.trim() || generated.description}
        />
      }
    >
      <GooglePreview
        siteName={site.site_name}
        path={`${editor.kind.publicPath}/${fields.slug}`}
        title={title.value.trim() || generated.title}
        description={description.value.trim() || generated.description}
      />
      <MarkedField field="meta_title">
        <TextField
          label="Meta title"
          value={title.value}
          placeholder={generated.title}
          maxLength={CONTENT_LIMITS.metaTitle}
          error={title.error ?? null}
          hint={<Counter length={title.value.length} max={CONTENT_LIMITS.metaTitle} goodFrom={GOOD_TITLE} />}
          onChange={({ target }) => title.change(target.value)}
        />
      </MarkedField>
      <MarkedField field="meta_description">
        <TextArea
          label="Meta description"
          value={description.value}
          placeholder={generated.description}
          maxLength={CONTENT_LIMITS.metaDescription}
          error={description.error ?? null}
          hint={
            <Counter
              length={description.value.length}
              max={CONTENT_LIMITS.metaDescription}
              goodFrom={GOOD_DESCRIPTION}
            />
          }
          onChange={({ target }) => description.change(target.value)}
          className="min-h-24! field-sizing-content"
        />
      </MarkedField>
      <div data-field="meta_keywords">
        <ChipsInput
          label="Keywords"
          values={keywords.value}
          onChange={keywords.change}
          maxLength={CONTENT_LIMITS.keyword}
          maxItems={CONTENT_LIMITS.keywords}
          error={keywords.error ?? null}
          hint="Press Enter or a comma after each."
        />
      </div>
    </FoldPanel>
  )
}

/** Shows how far both texts fill their room, in one line. */
function SearchState({ title, description }: { title: string; description: string }) {
  if (title === '') return 'Made from the title'
  return (
    <span className="flex flex-wrap gap-x-3">
      <Filled name="Title" length={title.length} from={GOOD_TITLE} max={CONTENT_LIMITS.metaTitle} />
      <Filled
        name="Description"
        length={description.length}
        from={GOOD_DESCRIPTION}
        max={CONTENT_LIMITS.metaDescription}
      />
    </span>
  )
}

function Filled({ name, length, from, max }: { name: string; length: number; from: number; max: number }) {
  const isGood = length >= from && length <= max
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      {name} {length}/{max}
      {isGood && (
        <>
          <Check aria-hidden className="size-4 text-ok" />
          <span className="sr-only">, a good length</span>
        </>
      )}
    </span>
  )
}

interface GooglePreviewProps {
  siteName: string
  path: string
  title: string
  description: string
}

/** Shows a search result in the colours of a search engine, whatever the admin's theme. */
function GooglePreview({ siteName, path, title, description }: GooglePreviewProps) {
  const [, section = '', slug = ''] = path.split('/')
  return (
    <div className="rounded-[8px] border-[1.5px] border-line bg-[#fff] p-4 font-[Arial,Helvetica,sans-serif] text-[#202124]">
      <div className="flex items-center gap-2 text-[13px] leading-[1.3] text-[#3c4043]">
        <svg
          viewBox="0 0 40 40"
          aria-hidden="true"
          className="size-[26px] flex-none rounded-full bg-[#f1f3f4] p-[5px] text-[#14312a]"
        >
          <circle cx="20" cy="11" r="8.5" fill="#d4380f" />
          <path d="M2.5 21.5h35a17.5 17.5 0 0 1-35 0z" fill="currentColor" />
        </svg>
        <p className="min-w-0">
          {siteName}
          <br />
          <span className="block truncate">
            {window.location.host} › {section}
            {slug && ` › ${slug}`}
          </span>
        </p>
      </div>
      <p className="mt-1.5 mb-0.5 text-[18px] leading-[1.3] wrap-anywhere text-[#1a0dab]">
        {title || 'Title'}
      </p>
      <p className="text-[13.5px] leading-normal wrap-anywhere text-[#474a4d]">{description}</p>
    </div>
  )
}

/** Shows the card that appears when the page is shared: the real one once it is public, drawn here until then. */
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

/** Uses paper colours: the card looks the same in the dark theme. */
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
