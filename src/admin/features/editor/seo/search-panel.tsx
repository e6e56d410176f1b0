import { CONTENT_LIMITS } from '../../../../domain/content/limits.ts'
import { TextArea, TextField } from '../../../../web/ui/field.tsx'
import { useSite } from '../../../data/use-site.ts'
import { ChipsInput } from '../../../ui/chips-input.tsx'
import { Counter } from '../../../ui/fields.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useEditor } from '../editor-context.ts'
import { useField } from '../use-field.ts'
import { useSettledFields } from '../use-settled-fields.ts'
import { GooglePreview } from './google-preview.tsx'

/** From here on a text fills its place in a search result. */
const GOOD_TITLE = 30
const GOOD_DESCRIPTION = 70
const NOTHING = { title: '', description: '' }

/** What a search engine shows: generated until she writes her own (product §12.6). */
export function SearchPanel() {
  const editor = useEditor()
  const site = useSite()
  const title = useField(editor, 'meta_title')
  const description = useField(editor, 'meta_description')
  const keywords = useField(editor, 'meta_keywords')
  const fields = useSettledFields(editor)
  // Without a title there is nothing to make them from.
  const generated = fields.title.trim() ? editor.kind.generateMeta(fields, site) : NOTHING
  return (
    <Panel title="How it looks on Google">
      <GooglePreview
        siteName={site.site_name}
        path={`${editor.kind.publicPath}/${fields.slug}`}
        title={title.value.trim() || generated.title}
        description={description.value.trim() || generated.description}
      />
      <div data-field="meta_title">
        <TextField
          label="Meta title"
          value={title.value}
          placeholder={generated.title}
          maxLength={CONTENT_LIMITS.metaTitle}
          error={title.error ?? null}
          hint={<Counter length={title.value.length} max={CONTENT_LIMITS.metaTitle} goodFrom={GOOD_TITLE} />}
          onChange={({ target }) => title.change(target.value)}
        />
      </div>
      <div data-field="meta_description">
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
      </div>
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
    </Panel>
  )
}
