import { FieldError } from '../../../../web/ui/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { FeaturedImage } from '../../images/featured-image.ts'
import { FeaturedImageField } from '../../images/featured-image-field.tsx'
import { trackUpload } from '../editor.ts'
import { useDebouncedFields, useEditor, useField } from '../use-editor.ts'

export function ImagePanel() {
  const editor = useEditor()
  const { kind, state } = editor
  const url = useField(editor, 'featured_image_url')
  const alt = useField(editor, 'featured_image_alt')
  const publicId = useField(editor, 'featured_image_public_id')
  const version = useField(editor, 'featured_image_version')
  const context = kind.imageContext(useDebouncedFields(editor))
  const value: FeaturedImage = {
    featured_image_url: url.value,
    featured_image_alt: alt.value,
    featured_image_public_id: publicId.value,
    featured_image_version: version.value,
  }
  const error = url.error ?? alt.error ?? publicId.error ?? version.error
  return (
    <div data-field="featured_image_url">
      <div data-field="featured_image_alt">
        <Panel title="Featured image">
          <FeaturedImageField
            contentType={kind.contentType}
            value={value}
            onChange={(image) => state.change({ fields: { ...state.get().fields, ...image } })}
            context={context}
            onUpload={(upload) => trackUpload(editor, upload)}
          />
          {error && <FieldError id="picture-error">{error}</FieldError>}
        </Panel>
      </div>
    </div>
  )
}
