import { useMemo } from 'react'
import { ARTICLE_DIFFICULTIES } from '../../../domain/content/article.ts'
import { automaticReadTime } from '../../../domain/content/reading-time.ts'
import { formatDifficulty } from '../../../domain/items/labels.ts'
import { CONTENT_LIMITS } from '../../../domain/items/limits.ts'
import { NumberField, SelectField } from '../../ui/fields.tsx'
import { MarkedField } from '../proofreader/field-marks.tsx'
import type { ArticleFields } from './article-kind.ts'
import { type Editor, setField, trackUpload } from './editor.ts'
import { SummaryField } from './fields/text-fields.tsx'
import { TextPreview } from './markdown/text-preview.tsx'
import { WritingField } from './markdown/writing-field.tsx'
import { useObservable } from './observable.ts'
import { useDebouncedFields, useField } from './use-editor.ts'

export function ArticleMain({ editor }: { editor: Editor<ArticleFields> }) {
  const { value, error, change } = useField(editor, 'excerpt')
  return (
    <>
      <MarkedField field="excerpt">
        <SummaryField label="Excerpt" field="excerpt" value={value} error={error} onChange={change} />
      </MarkedField>
      <ArticleText editor={editor} />
    </>
  )
}

const LEVELS = ARTICLE_DIFFICULTIES.map((level) => ({ value: level, label: formatDifficulty(level) }))

export function ArticleSettings({ editor }: { editor: Editor<ArticleFields> }) {
  const readTime = useField(editor, 'read_time_minutes')
  const level = useField(editor, 'difficulty_level')
  const { content } = useDebouncedFields(editor)
  const automatic = useMemo(() => automaticReadTime(content), [content])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-3">
      <div data-field="read_time_minutes">
        <NumberField
          label="Read time"
          unit="min"
          value={readTime.value}
          min={CONTENT_LIMITS.readTimeMin}
          max={CONTENT_LIMITS.readTimeMax}
          error={readTime.error ?? null}
          placeholder={String(automatic)}
          hint={readTime.value === null ? 'From the text’s length' : `About ${automatic} min by its length`}
          onChange={readTime.change}
        />
      </div>
      <div data-field="difficulty_level">
        <SelectField
          label="Level"
          value={level.value}
          options={LEVELS}
          error={level.error ?? null}
          onChoose={level.change}
        />
      </div>
    </div>
  )
}

function ArticleText({ editor }: { editor: Editor<ArticleFields> }) {
  const error = useObservable(editor.state, ({ errors }) => errors.content)
  const text = useMemo(
    () => ({
      get: () => editor.state.get().fields.content,
      change: (content: string) => setField(editor, 'content', content),
      subscribe: editor.state.subscribe,
    }),
    [editor],
  )
  return (
    <WritingField
      label="Article text"
      kind="article"
      text={text}
      preset={editor.kind.contentType}
      titleOf={() => editor.state.get().fields.title}
      onUpload={(upload) => trackUpload(editor, upload)}
      onSurface={(current) => editor.textSurface.change({ current })}
      preview={<Reading editor={editor} />}
      error={error}
      errorId="content-error"
    />
  )
}

// A component of its own, since it renders again on every key press.
function Reading({ editor }: { editor: Editor<ArticleFields> }) {
  return <TextPreview text={useField(editor, 'content').value} />
}
