import type { Generated } from 'kysely'
import type { ImageSource } from '../../../domain/images/digital-source.ts'
import type { JsonText } from '../stored-values.ts'

export interface ImageTables {
  images: {
    public_id: string
    version: string
    width: number
    height: number
    format: string
    bytes: number
    color: string | null
    alt: string
    focal_x: number | null
    focal_y: number | null
    source: ImageSource
    created_at: string
    /** Earlier versions, whose addresses redirect to the present one. */
    former_versions: Generated<JsonText>
    /** The version whose bytes are the original, where a later one only shows another part; null for the present one. */
    original_version: Generated<string | null>
    /** Where an outside host delivers it from; null for images stored here. */
    delivery_base: Generated<string | null>
    /** Text the library's search looks through, in lower case. */
    list_text: Generated<string>
    /** The SHA-256 of the stored original, in hex: equal uploads are one image. */
    content_hash: Generated<string | null>
  }
  /** How often other suggestions were requested, per input (its texts, hashed). */
  picture_rounds: {
    input_key: string
    round: number
    updated_at: string
  }
  /** A model's images for an input; the bytes are stored with the variants, for a day. */
  generated_images: {
    id: string
    input_key: string
    /** Shared by the images made in one request. */
    batch: string
    position: number
    width: number
    height: number
    created_at: string
  }
  /** Facts about the films in texts, as reported by their sites. */
  videos: {
    /** `videoKey`. */
    video_key: string
    /** `unknown`: its site could not be reached. */
    state: 'found' | 'gone' | 'elsewhere' | 'unknown'
    title: string
    author: string
    /** In seconds. */
    duration: number | null
    /** `YYYY-MM-DD`. */
    uploaded_on: string | null
    /** The library image used as its poster; null without one. */
    poster_public_id: string | null
    /** The poster chosen by the coach instead; null without one. */
    own_poster_public_id: string | null
    /** When its site was last queried. */
    fetched_at: string
  }
}
