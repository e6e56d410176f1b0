import { z } from 'zod'
import { PLAN_DAYS } from '../newsletter/constants.ts'

/** What marks our own export among all ZIP files, in its `site.json`. */
export const EXPORT_FORMAT = 'happiness-first-export'

export const EXPORT_FILES = {
  site: 'site.json',
  images: 'images.json',
  notes: 'notes.json',
  readMe: 'README.txt',
} as const

/** `site.json`: everything that is no item and no picture. What cannot be used is judged field by field, later. */
export const exportedSiteSchema = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(1),
  exported_at: z.iso.datetime(),
  site_url: z.string().max(300),
  settings: z.record(z.string(), z.unknown()),
  /** The days of the plan that are the coach's own; older exports have none. */
  plan: z.array(z.record(z.string(), z.unknown())).max(PLAN_DAYS).default([]),
  categories: z.array(z.record(z.string(), z.unknown())).max(1_000),
  authors: z.array(z.record(z.string(), z.unknown())).max(1_000),
})

/** `images.json`: a line for each picture, with what its file does not tell. */
export const exportedImageSchema = z.object({
  /** Inside the ZIP; null when an outside host keeps the picture, or it is lost. */
  file: z.string().max(300).nullable(),
  public_id: z
    .string()
    .max(200)
    .regex(/^[a-z0-9][a-z0-9_.~-]*(?:\/[a-z0-9][a-z0-9_.~-]*){0,5}$/i),
  version: z.string().regex(/^\d{1,20}$/),
  format: z.string().max(10),
  alt: z.string().max(300),
  focal_x: z.number().min(0).max(1).nullable(),
  focal_y: z.number().min(0).max(1).nullable(),
  source: z.enum(['upload', 'seed', 'illustrator', 'ai']),
  width: z.int().positive(),
  height: z.int().positive(),
  created_at: z.iso.datetime(),
})

export type ExportedSite = z.infer<typeof exportedSiteSchema>
export type ExportedImage = z.infer<typeof exportedImageSchema>
