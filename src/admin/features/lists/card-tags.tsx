import { TagList } from '../../../web/ui/tag.tsx'

/** How many tags a card shows (product §16.4). */
const SHOWN = 3

/** Up to three dietary tags and how many more there are. */
export function CardTags({ tags }: { tags: readonly string[] }) {
  const hidden = tags.length - SHOWN
  const shown = hidden > 0 ? [...tags.slice(0, SHOWN), `+${hidden}`] : tags
  return <TagList tags={shown} label="Dietary tags" />
}
