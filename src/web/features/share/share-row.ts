/** One way to share: an icon and a word, as high as a finger. */
export const SHARE_ROW_CLASS =
  'flex min-h-11 w-full items-center gap-3 rounded-[8px] px-3 text-left text-small font-semibold no-underline hover:bg-sunken focus-visible:-outline-offset-3'
