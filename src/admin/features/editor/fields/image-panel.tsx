import { FieldError } from '../../../../web/ui/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { FeaturedImage } from '../../images/featured-image.ts'
import { FeaturedImageField } from '../../images/featured-image-field.tsx'
import { FindingNumbers, MarkedField } from '../../proofreader/field-marks.tsx'
import { trackUpload } from '../editor.ts'
import { useEditor, useField } from '../use-editor.ts'

export function ImagePanel() {
  const editor = useEditor()
  const { kind, state } = editor
  const url = useField(editor, 'featured_image_url')
  const alt = useField(editor, 'featured_image_alt')
  const publicId = useField(editor, 'featured_image_public_id')
  const version = useField(editor, 'featured_image_version')
  const value: FeaturedImage = {
    featured_image_url: url.value,
    featured_image_alt: alt.value,
    featured_image_public_id: publicId.value,
    featured_image_version: version.value,
  }
  const error = url.error ?? alt.error ?? publicId.error ?? version.error
  return (
    <div data-field="featured_image_url">
      <Panel title="Featured image" aside={<FindingNumbers field="featured_image_url" />}>
        <FeaturedImageField
          contentType={kind.contentType}
          value={value}
          onChange={(image) => state.change({ fields: { ...state.get().fields, ...image } })}
          context={() => kind.imageContext(state.get().fields)}
          onUpload={(upload) => trackUpload(editor, upload)}
          aroundDescription={(field) => <MarkedField field="featured_image_alt">{field}</MarkedField>}
        />
        {error && <FieldError id="picture-error">{error}</FieldError>}
      </Panel>
    </div>
  )
}
