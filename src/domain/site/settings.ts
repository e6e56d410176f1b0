import { z } from 'zod'
import { isTimeZone } from '../time/zoned-time.ts'
import { LOOK_SETTINGS, type LookSetting, type PageLook, type SiteLook, toPageLook } from './look.ts'

/** How the coach is notified of waiting notes. */
export const NOTES_MAIL = ['daily', 'at_once', 'never'] as const
export type NotesMail = (typeof NOTES_MAIL)[number]

const link = z.union([z.literal(''), z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?![/\\])\S*$/)])
/** Lengths in characters, lists in rows. */
export const SETTING_LIMITS = {
  line: 300,
  text: 2_000,
  statSuffix: 8,
  trackDuration: 10,
  stats: 4,
  tracks: 30,
  testimonials: 40,
  discoveries: 8,
} as const

const line = z.string().max(SETTING_LIMITS.line)
const text = z.string().max(SETTING_LIMITS.text)

export const testimonialSchema = z.object({ name: line, text, rating: z.int().min(1).max(5) })
const statSchema = z.object({
  value: z.number().nonnegative(),
  suffix: z.string().max(SETTING_LIMITS.statSuffix),
  label: line,
  description: line,
})
export const trackSchema = z.object({
  title: line,
  artist: line,
  duration: z.string().max(SETTING_LIMITS.trackDuration),
})

/** The coach's texts on the home page, except prescribed titles (SET-TEXT-1). */
export const homeTextsSchema = z
  .object({
    site_description: text,
    home_lead: text,
    home_playlist_button: line,
    home_stats: z.array(statSchema).max(SETTING_LIMITS.stats),
    home_habits_title: line,
    home_workouts_text: text,
    home_nutrition_text: text,
    home_community_text: text,
    home_tag_us_text: line,
  })
  .meta({ id: 'HomeTexts' })

/** Likewise for the about page. */
export const aboutTextsSchema = homeTextsSchema
  .pick({ site_description: true })
  .extend({
    /** The description for search results and shared links; the site's own where it is empty. */
    about_description: text,
    about_discoveries: z.array(line.min(1)).max(SETTING_LIMITS.discoveries),
    about_stats: z.array(statSchema).max(SETTING_LIMITS.stats),
    about_values_title: line,
    about_authenticity_text: text,
    about_community_text: text,
    about_wellness_text: text,
    about_empowerment_text: text,
    about_testimonials_title: line,
    about_philosophy_title: line,
    /** Paragraphs separated by an empty line. */
    about_philosophy_text: text,
  })
  .meta({ id: 'AboutTexts' })

/** The call to action under every article, and the one under the recipes. */
export const articleTextsSchema = z
  .object({ article_cta_title: line, article_cta_text: line, article_cta_button: line })
  .meta({ id: 'ArticleTexts' })
export const recipesTextsSchema = z
  .object({ recipes_cta_title: line, recipes_cta_button: line })
  .meta({ id: 'RecipesTexts' })

export const playlistTextsSchema = z
  .object({
    playlist_url: link,
    playlist_songs: line,
    playlist_duration: line,
    playlist_followers: line,
    playlist_genre: line,
    music_service: line,
  })
  .meta({ id: 'PlaylistTexts' })

/** The data of the legal pages: who is responsible for the site, under which law, and the services it uses. */
export const legalTextsSchema = playlistTextsSchema
  .pick({ playlist_url: true, music_service: true })
  .extend({
    jurisdiction: line,
    /** The business responsible for the site, where that is not the coach by name. */
    legal_name: line,
    /** The coach's contact address on the legal pages, in lines. */
    legal_address: text,
    /** A registration or tax number, with its kind. */
    legal_registration: line,
    newsletter_provider: line,
    analytics_service: line,
  })
  .meta({ id: 'LegalTexts' })

/** The coach's texts in letters, which no page shows. */
const letterTextsSchema = z.object({
  letters_welcome_text: text,
  letters_goodbye_text: text,
  /** The coach's name as a signature. */
  letters_signature: line,
})

/**
 * Everything on the site that the coach can change (SET-RULE-1). An empty text, number, link or list is not shown anywhere.
 */
export const siteSettingsSchema = z
  .object({
    site_name: line.min(1),
    /** Used in meta titles when the full name does not fit. */
    site_short_name: line.min(1),
    coach_name: line.min(1),
    tagline: line,
    /** IANA name, e.g. `Europe/Stockholm`: every date on the site is shown in it. */
    time_zone: z.string().refine(isTimeZone, 'This is not a time zone we know, such as Europe/Stockholm'),
    copyright_year: z.string().max(20),
    ...legalTextsSchema.shape,
    contact_email: z.union([z.literal(''), z.email()]),
    /** The coach's postal address, in lines; newsletter letters must contain it, and nothing else shows it. */
    postal_address: text,

    instagram_handle: line,
    instagram_url: link,
    facebook_url: link,
    youtube_url: link,
    tiktok_url: link,
    video_channel_url: link,
    shop_url: link,

    banner_text: line,
    banner_link_text: line,
    banner_link_url: z.union([link, z.string().regex(/^#[\w-]+$/)]),
    /** Days in the site's zone, `YYYY-MM-DD`; empty means no start or no end. */
    banner_starts_on: z.union([z.literal(''), z.iso.date()]),
    banner_ends_on: z.union([z.literal(''), z.iso.date()]),

    ...playlistTextsSchema.shape,
    playlist_tracks: z.array(trackSchema).max(SETTING_LIMITS.tracks),

    ...homeTextsSchema.shape,
    ...aboutTextsSchema.shape,
    ...letterTextsSchema.shape,
    testimonials: z.array(testimonialSchema).max(SETTING_LIMITS.testimonials),

    ...articleTextsSchema.shape,
    ...recipesTextsSchema.shape,

    /** Whether readers can write notes at all, and how the coach is notified. */
    notes_enabled: z.boolean(),
    notes_mail: z.enum(NOTES_MAIL),

    /** Pictures of the library and the accent, `#rrggbb`; empty for the default. */
    logo_public_id: line,
    portrait_public_id: line,
    favicon_public_id: line,
    accent_color: z.string().regex(/^(#[0-9a-f]{6})?$/),
  })
  .meta({ id: 'SiteSettings' })

export type SiteSettings = z.infer<typeof siteSettingsSchema>

const pixels = z.number().positive()

/** As returned by the API: the settings, with the pictures of the look ready to be shown. */
export const publicSettingsSchema = siteSettingsSchema
  .extend({
    look: z
      .object({
        logo: z.object({ src: z.string(), width: pixels, height: pixels, alt: z.string() }).optional(),
        portrait: z
          .object({
            small: z.string(),
            large: z.object({
              src: z.string(),
              srcSet: z.string(),
              width: pixels,
              height: pixels,
              alt: z.string(),
              style: z.object({ objectPosition: z.string() }),
            }),
            isCutOut: z.boolean(),
          })
          .optional(),
      })
      .optional(),
  })
  .meta({ id: 'PublicSettings' })

/** The settings for the public, with the data of the look that pages need; without it for the default look. */
export type PublicSettings = SiteSettings & { look?: PageLook | undefined }

/** Returns the settings readers' pages may contain: without the postal address, which is only for subscribers. */
export function toPublicSettings(settings: SiteSettings, look: SiteLook): PublicSettings {
  const pageLook = toPageLook(look, settings)
  return { ...settings, postal_address: '', ...(pageLook && { look: pageLook }) }
}

export type HomeTexts = z.infer<typeof homeTextsSchema>
export type AboutTexts = z.infer<typeof aboutTextsSchema>
export type ArticleTexts = z.infer<typeof articleTextsSchema>
export type RecipesTexts = z.infer<typeof recipesTextsSchema>
export type PlaylistTexts = z.infer<typeof playlistTextsSchema>
export type LegalTexts = z.infer<typeof legalTextsSchema>

const NOT_ON_EVERY_PAGE = siteSettingsSchema
  .pick({
    testimonials: true,
    playlist_tracks: true,
    notes_mail: true,
    accent_color: true,
    postal_address: true,
  })
  .extend(homeTextsSchema.shape)
  .extend(aboutTextsSchema.shape)
  .extend(articleTextsSchema.shape)
  .extend(recipesTextsSchema.shape)
  .extend(playlistTextsSchema.shape)
  .extend(legalTextsSchema.shape)
  .extend(letterTextsSchema.shape)

/** The settings on every page; the texts of single pages and letters, and the long lists, are loaded where they are shown. */
export type PageSettings = Omit<PublicSettings, keyof z.infer<typeof NOT_ON_EVERY_PAGE> | LookSetting>

export function toPageSettings(settings: PublicSettings): PageSettings {
  const shown = { ...settings }
  for (const key of [...NOT_ON_EVERY_PAGE.keyof().options, ...LOOK_SETTINGS])
    Reflect.deleteProperty(shown, key)
  return shown
}

export type Testimonial = z.infer<typeof testimonialSchema>
export type Stat = z.infer<typeof statSchema>
export type Track = z.infer<typeof trackSchema>
