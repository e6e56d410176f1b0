import { Panel } from '../../../ui/panel.tsx'
import type { FeaturedImage } from '../../images/featured-image.ts'
import { FeaturedImageField } from '../../images/featured-image-field.tsx'
import { useEditor } from '../editor-context.ts'
import { useObservable } from '../use-observable.ts'

export function PicturePanel() {
  const { kind, state } = useEditor()
  const fields = useObservable(state, (current) => current.fields)
  const value: FeaturedImage = {
    featured_image_url: fields.featured_image_url,
    featured_image_alt: fields.featured_image_alt,
    featured_image_public_id: fields.featured_image_public_id,
    featured_image_version: fields.featured_image_version,
  }
  return (
    <div data-field="featured_image_url">
      <div data-field="featured_image_alt">
        <Panel title="Featured image">
          <FeaturedImageField
            contentType={kind.contentType}
            value={value}
            onChange={(image) => state.change({ fields: { ...state.get().fields, ...image } })}
            context={kind.pictureContext(fields)}
          />
        </Panel>
      </div>
    </div>
  )
}
