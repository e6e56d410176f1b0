import { withCoachName } from './coach-name.ts'
import type { SiteSettings } from './settings.ts'

/**
 * The texts of a new site until the coach changes them (SET-RULE-1), with `{name}` and `{first_name}` in place of the
 * coach's name (SET-NAME-1).
 */
export const SETTING_TEMPLATES: SiteSettings = {
  site_name: 'Happiness First',
  site_short_name: 'Happiness First',
  coach_name: 'Maya Lindqvist',
  site_description: 'Joyful workouts, honest recipes and a calmer head for women 18-88, with coach {name}.',
  tagline: 'Movement and food for grown-up women.',
  time_zone: 'UTC',
  copyright_year: '2025',
  jurisdiction: '',
  legal_name: '',
  legal_address: '',
  legal_registration: '',
  contact_email: '',
  postal_address: '',

  instagram_handle: '@happinessfirst',
  instagram_url: 'https://www.instagram.com/happinessfirst',
  facebook_url: 'https://www.facebook.com/happinessfirst',
  youtube_url: 'https://www.youtube.com/@happinessfirst',
  tiktok_url: 'https://www.tiktok.com/@happinessfirst',
  video_channel_url: 'https://www.youtube.com/@happinessfirst/videos',
  shop_url: '',

  banner_text: 'A free week of movement',
  banner_link_text: 'Get the 7-day plan',
  banner_link_url: '#newsletter',
  banner_starts_on: '',
  banner_ends_on: '',

  playlist_url: 'https://open.spotify.com/',
  playlist_songs: '45+',
  playlist_duration: '3h 12m',
  playlist_followers: '2.1K',
  playlist_genre: 'Dance Pop',
  playlist_tracks: [
    { title: 'Good as Sunday', artist: 'Nova Lane', duration: '3:24' },
    { title: 'Kitchen Floor Disco', artist: 'The Saturday Aunts', duration: '3:51' },
    { title: 'Louder, Darling', artist: 'Mira Sol', duration: '2:58' },
    { title: 'Eight More Counts', artist: 'Velvet Sneakers', duration: '4:06' },
    { title: 'Lemonade Weather', artist: 'Juno Park', duration: '3:12' },
    { title: 'Home by Golden Hour', artist: 'Ida & the Evenings', duration: '4:33' },
  ],

  home_lead:
    'Joyful movement, honest food and a calmer head, with coach {name}. For every woman, at every age.',
  home_playlist_button: 'Press play on the playlist',
  home_habits_title: 'Three good habits, one happy life',
  home_workouts_text:
    'Dance, strength and mobility you can do in the living room. Start with ten minutes and a song you love.',
  home_nutrition_text: 'Bowls, soups and small sweet things that feed your energy instead of your guilt.',
  home_community_text: 'Nobody here starts over alone. We cheer for the first push-up and for the rest day.',
  home_tag_us_text: 'Tap the name to copy it. The sweatier the selfie, the better.',
  home_stats: [
    { value: 19, suffix: '', label: 'years of experience', description: '' },
    { value: 100, suffix: '+', label: 'clients coached', description: '' },
  ],
  about_description:
    'Meet {name}: the coach behind the joyful workouts and honest recipes, what she values, and what the women she trains say about her.',
  about_discoveries: [
    'Workouts that feel like play and work like training',
    'Everyday food without rules you can’t keep',
    'A community that remembers your name',
  ],
  about_values_title: 'Four values, zero shouting',
  about_authenticity_text: 'Real bodies, real weeks. If a plan only works on a perfect day, it isn’t a plan.',
  about_community_text: 'We train side by side, on screen and in the park. Someone always saves you a spot.',
  about_wellness_text: 'Sleep, food, movement and mood are one conversation. We keep all four talking.',
  about_empowerment_text:
    'You leave knowing why, not only how. The goal is for you to need me a little less each month.',
  about_testimonials_title: 'Kind words',
  about_philosophy_title: 'A philosophy in three sentences',
  about_philosophy_text:
    'Move because you live here, not because you owe anyone a smaller body. Eat enough to be good company. Rest before you’re forced to.\n\nEverything on this site follows from those three, and all of it can be done on a tired Tuesday.',
  about_stats: [
    { value: 19, suffix: '', label: 'Years', description: 'Experience, in studios, parks and living rooms' },
    { value: 142, suffix: '+', label: 'Clients', description: 'Coached one to one' },
    { value: 5, suffix: '', label: 'Rating', description: 'Average from client reviews' },
    { value: 1976, suffix: '+', label: 'Classes', description: 'Taught, and counting' },
  ],
  testimonials: [
    {
      name: 'Ingrid, 61',
      text: 'I came for my back and stayed for the laughing. At sixty-one I can carry my own suitcase again.',
      rating: 5,
    },
    {
      name: 'Carmen, 38',
      text: '{first_name} is the first coach who asked how I sleep before she asked what I weigh.',
      rating: 5,
    },
    {
      name: 'Priya, 45',
      text: 'Fifteen minutes sounded like nothing. Four months later I took the stairs without thinking about it.',
      rating: 5,
    },
    {
      name: 'Joanne, 72',
      text: 'My balance was the thing that frightened me. Now I put my socks on standing up, and I show off about it.',
      rating: 5,
    },
    {
      name: 'Aisha, 29',
      text: 'The recipes taste like somebody cooks them on a weekday. The lentil dal is in our house every week.',
      rating: 5,
    },
    {
      name: 'Birgit, 54',
      text: 'I missed two weeks and nobody scolded me. I got a note that said: the mat is where you left it.',
      rating: 5,
    },
    {
      name: 'Lucía, 33',
      text: 'After my second baby I wanted to feel strong, not small. That is exactly what we worked on.',
      rating: 5,
    },
    {
      name: 'Helen, 66',
      text: 'I have two left feet and I dance in my kitchen every morning. My dog has opinions. I do not care.',
      rating: 5,
    },
  ],

  letters_welcome_text:
    'From now on there’s one letter a week: something to move to, something to cook, something for a calmer head. Keep what you like, and leave the rest.',
  letters_goodbye_text: 'Thank you for having me in your inbox. No hard feelings, and no questions asked.',
  letters_signature: '{first_name}',

  article_cta_title: 'Ready to Transform Your Mornings?',
  article_cta_text: 'Practise with women who also hit snooze sometimes.',
  article_cta_button: 'Join the Community',
  recipes_cta_title: 'Cooked one? Tell {first_name} how it went.',
  recipes_cta_button: 'Write to {first_name}',

  notes_enabled: true,
  notes_mail: 'daily',

  newsletter_provider: 'our own newsletter service, which runs on this site',
  music_service: 'Spotify',
  analytics_service: 'our own page counter, which sets no cookie and keeps no address',

  logo_public_id: '',
  portrait_public_id: '',
  favicon_public_id: '',
  accent_color: '',
}

/** Returns the settings of a new site of this coach. */
export function defaultSettingsFor(coachName: string): SiteSettings {
  return withCoachName({ ...SETTING_TEMPLATES, coach_name: coachName })
}

/** The settings of a new site. */
export const DEFAULT_SETTINGS: SiteSettings = defaultSettingsFor(SETTING_TEMPLATES.coach_name)
