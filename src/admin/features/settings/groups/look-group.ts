import type { SettingGroup } from '../setting.ts'

/** The coach's own pictures and colour, in the places of the house's. */
export const LOOK_GROUP: SettingGroup = {
  id: 'look',
  title: 'Look',
  intro: 'Your pictures and your colour, on every page, in letters and where a page is shared.',
  pages: ['every', 'letters'],
  settings: [
    {
      kind: 'picture',
      key: 'portrait_public_id',
      label: 'Portrait',
      help: 'A photo of you, best at 800x800 or larger. Its focal point stays in view; its description is read aloud.',
      pages: ['about', 'articles', 'letters'],
      whenEmpty: 'Empty, so the sample coach’s drawing is shown.',
      backLabel: 'Back to the drawing',
    },
    {
      kind: 'picture',
      key: 'logo_public_id',
      label: 'Logo',
      help: 'One that is at least twice as wide as tall takes the place of your site’s name; a squarer one is shown in front of it. A PNG or WebP with a see-through ground looks best.',
      whenEmpty: 'Empty, so the sun over the bowl is shown in front of your site’s name.',
      backLabel: 'Back to the sun over the bowl',
    },
    {
      kind: 'picture',
      key: 'favicon_public_id',
      label: 'Icon',
      help: 'Shown in browser tabs and on home screens. Simple and square works best, at 512x512 or larger.',
      pages: ['every'],
      whenEmpty: 'Empty, so the icon is the sun over the bowl.',
      backLabel: 'Back to the sun over the bowl',
    },
    {
      kind: 'accent',
      key: 'accent_color',
      label: 'Accent colour',
      help: 'Marks what can be pressed: buttons, links, where a reader is. A shade for dark screens is made from it.',
      whenEmpty: null,
      backLabel: 'Back to the house’s colour',
    },
  ],
}
