import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_CATEGORIES } from '../../domain/content/category.ts'
import { normalizeInstructions } from '../../domain/content/instructions.ts'
import { imageUrl } from '../../domain/images/presets.ts'
import { transformationFor } from '../../domain/images/transformation.ts'
import { DAY } from '../../domain/time/durations.ts'
import type { MediaStore } from '../media/media-store.ts'
import { storeIllustration } from '../media/seed-images.ts'
import type { OpenStore } from '../store/database.ts'
import {
  readSampleArticles,
  readSampleRecipes,
  type SampleArticle,
  type SampleRecipe,
} from './sample-content.ts'

export interface SeedOptions {
  store: OpenStore
  mediaStore: MediaStore
  /** The folder of the sample site. */
  contentDir: string
  mode: 'sample' | 'none'
  now: Date
}
