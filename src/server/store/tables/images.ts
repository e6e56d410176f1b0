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
    /** Earlier versions, whose addresses lead to the present one. */
    former_versions: Generated<JsonText>
    /** The version whose bytes are the original, where a later one only shows another part; null for the present one. */
    original_version: Generated<string | null>
    /** Where an outside host delivers it from; null for pictures kept here. */
    delivery_base: Generated<string | null>
    /** What the library's search box looks through, in lower case. */
    list_text: Generated<string>
    /** The SHA-256 of the stored original, in hex: equal uploads are one picture. */
    content_hash: Generated<string | null>
  }
  /** How often other pictures were asked for, for one input (its texts, hashed). */
  picture_rounds: {
    input_key: string
    round: number
    updated_at: string
  }
  /** What a model made for an input; the bytes are kept with the variants, for a day. */
  generated_images: {
    id: string
    input_key: string
    /** What was made in one go. */
    batch: string
    position: number
    width: number
    height: number
    created_at: string
  }
  /** What is known of the films that texts show, as their own sites told it. */
  videos: {
    /** `videoKey`. */
    video_key: string
    /** `unknown`: its site could not be asked. */
    state: 'found' | 'gone' | 'elsewhere' | 'unknown'
    title: string
    author: string
    /** In seconds. */
    duration: number | null
    /** `YYYY-MM-DD`. */
    uploaded_on: string | null
    /** The picture of the library that stands for it; null without one. */
    poster_public_id: string | null
    /** One the coach has chosen instead; null without one. */
    own_poster_public_id: string | null
    /** When its site was last asked. */
    fetched_at: string
  }
}
