import { z } from 'zod'
import { lineField, NOT_AN_OBJECT, textField } from '../items/input-fields.ts'
import { EMAIL_MESSAGE } from '../text/email-address.ts'
import { accentProblem } from './accent.ts'
import { NOTES_MAIL, SETTING_LIMITS, siteSettingsSchema } from './settings.ts'

const line = (label: string) => lineField(label, SETTING_LIMITS.line)
const text = (label: string) => textField(label, SETTING_LIMITS.text)
const required = (label: string) =>
  line(label).refine((value) => value !== '', `${label} cannot be left empty`)

/**
 * Defines a link: empty, an http(s) address, or a path on this site; `//host` and `/\host` lead to other sites and are
 * refused.
 */
function link(label: string) {
  return line(label).refine(
    isLink,
    `${label} must be a whole address that begins with https://, or be left empty`,
  )
}

function isLink(url: string): boolean {
  if (url === '' || /^\/(?![/\\])\S*$/.test(url)) return true
  return /^https?:\/\//i.test(url) && siteSettingsSchema.shape.shop_url.safeParse(url).success
}

function day(label: string) {
  return line(label).refine(
    (value) => value === '' || z.iso.date().safeParse(value).success,
    `${label} must be a day such as 2026-03-04, or be left empty`,
  )
}

function list<T extends z.ZodType>(label: string, entry: T, max: number) {
  return z.array(entry, `${label} must be a list`).max(max, `${label} can hold at most ${max}`)
}

const stat = z.object(
  {
    value: z.number('A figure must be a number').nonnegative('A figure must be 0 or more'),
    suffix: lineField('The sign after a figure', SETTING_LIMITS.statSuffix).default(''),
    label: line('A figure’s label').default(''),
    description: line('A figure’s description').default(''),
  },
  'Each figure must be an object with value and label',
)

const STARS = 'A rating is a whole number from 1 to 5'
const testimonial = z.object(
  {
    name: line('A testimonial’s name').default(''),
    text: text('A testimonial’s text').default(''),
    rating: z.int(STARS).min(1, STARS).max(5, STARS).default(5),
  },
  'Each testimonial must be an object with name, text and rating',
)

const track = z.object(
  {
    title: line('A track’s title').default(''),
    artist: line('A track’s artist').default(''),
    duration: lineField('A track’s length', SETTING_LIMITS.trackDuration).default(''),
  },
  'Each track must be an object with title, artist and duration',
)

const accent = line('The accent').transform((color, context) => {
  const problem = accentProblem(color)
  if (problem !== null) context.addIssue({ code: 'custom', message: problem })
  return color.toLowerCase()
})
const discovery = line('A line of the list').refine((value) => value !== '', 'A line of the list is empty')

/** Any of the settings as the admin writes them; the remaining ones keep their value (SET-RULE-1). */
export const settingsInput = z
  .object(
    {
      site_name: required('The site’s name'),
      site_short_name: required('The short name'),
      coach_name: required('Your name'),
      site_description: text('The description'),
      tagline: line('The tagline'),
      time_zone: line('The time zone').refine(
        (zone) => siteSettingsSchema.shape.time_zone.safeParse(zone).success,
        'This is not a time zone we know, such as Europe/Stockholm',
      ),
      copyright_year: lineField('The copyright year', 20),
      jurisdiction: line('The jurisdiction'),
      legal_name: line('The name of the business'),
      legal_address: text('The address in the legal pages'),
      legal_registration: line('The registration'),
      contact_email: line('The contact address').refine(
        (address) => siteSettingsSchema.shape.contact_email.safeParse(address).success,
        EMAIL_MESSAGE,
      ),
      postal_address: text('The postal address'),

      instagram_handle: line('The Instagram name'),
      instagram_url: link('The Instagram link'),
      facebook_url: link('The Facebook link'),
      youtube_url: link('The YouTube link'),
      tiktok_url: link('The TikTok link'),
      video_channel_url: link('The video channel’s link'),
      shop_url: link('The shop’s link'),

      banner_text: line('The banner’s text'),
      banner_link_text: line('The banner’s link text'),
      banner_link_url: line('The banner’s link').refine(
        (url) => isLink(url) || /^#[\w-]+$/.test(url),
        'The banner’s link must be a whole address that begins with https://, or be left empty',
      ),
      banner_starts_on: day('The banner’s first day'),
      banner_ends_on: day('The banner’s last day'),

      playlist_url: link('The playlist’s link'),
      playlist_songs: line('The number of songs'),
      playlist_duration: line('The playlist’s length'),
      playlist_followers: line('The number of followers'),
      playlist_genre: line('The genre'),
      playlist_tracks: list('Tracks', track, SETTING_LIMITS.tracks),

      home_lead: text('The opening of the home page'),
      home_playlist_button: line('The button to the playlist'),
      home_habits_title: line('The heading over the three cards'),
      home_workouts_text: text('The text about workouts'),
      home_nutrition_text: text('The text about nutrition'),
      home_community_text: text('The text about community'),
      home_tag_us_text: line('The line under your Instagram name'),

      about_description: text('The description of the about page'),
      about_discoveries: list('The list', discovery, SETTING_LIMITS.discoveries),
      about_values_title: line('The heading over the values'),
      about_authenticity_text: text('The text about authenticity'),
      about_community_text: text('The text about community'),
      about_wellness_text: text('The text about wellness'),
      about_empowerment_text: text('The text about empowerment'),
      about_testimonials_title: line('The heading over the testimonials'),
      about_philosophy_title: line('The heading over the philosophy'),
      about_philosophy_text: text('The philosophy'),

      letters_welcome_text: text('The text of the welcome letter'),
      letters_goodbye_text: text('The text of the goodbye letter'),
      letters_signature: line('The signature'),

      home_stats: list('The figures on the home page', stat, SETTING_LIMITS.stats),
      about_stats: list('The figures on the about page', stat, SETTING_LIMITS.stats),
      testimonials: list('Testimonials', testimonial, SETTING_LIMITS.testimonials),

      article_cta_title: line('The title under articles'),
      article_cta_text: line('The text under articles'),
      article_cta_button: line('The button under articles'),
      recipes_cta_title: line('The title under recipes'),
      recipes_cta_button: line('The button under recipes'),

      notes_enabled: z.boolean('Notes are on or off: true or false'),
      notes_mail: z.enum(NOTES_MAIL, 'You hear of notes daily, at_once or never'),

      newsletter_provider: line('The newsletter service'),
      music_service: line('The music service'),
      analytics_service: line('The page counter'),

      logo_public_id: line('The logo'),
      portrait_public_id: line('The portrait'),
      favicon_public_id: line('The icon'),
      accent_color: accent,
    },
    NOT_AN_OBJECT,
  )
  .partial()
  .meta({ id: 'SettingsChange' })
