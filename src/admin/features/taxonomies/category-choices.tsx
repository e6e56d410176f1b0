import {
  Apple,
  Bike,
  Brain,
  ChefHat,
  Dumbbell,
  Flower2,
  Footprints,
  GlassWater,
  Heart,
  Leaf,
  type LucideIcon,
  Moon,
  Music,
  Salad,
  Smile,
  Soup,
  Sun,
  Tag,
} from 'lucide-react'
import { useId } from 'react'

interface SwatchesProps {
  value: string
  onChange: (color: string) => void
}

/** The colour of a category: one of the site's papers, or any other. */
export function Swatches({ value, onChange }: SwatchesProps) {
  const name = useId()
  const isOwn = !CATEGORY_PAPERS.some((paper) => paper.value === value.toLowerCase())
  return (
    <fieldset>
      <legend className="mb-[.4rem] text-small font-[650]">Color</legend>
      <div className="flex flex-wrap items-center gap-2">
        {CATEGORY_PAPERS.map((paper) => (
          <label
            key={paper.value}
            title={paper.name}
            className="grid size-11 place-items-center rounded-full border-2 border-transparent has-checked:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={paper.value}
              checked={value.toLowerCase() === paper.value}
              onChange={() => onChange(paper.value)}
              className="sr-only"
            />
            <span className="sr-only">{paper.name}</span>
            <span
              aria-hidden
              className="size-7.5 rounded-full border border-line-strong"
              style={{ backgroundColor: paper.value }}
            />
          </label>
        ))}
        <label className="inline-flex min-h-11 items-center gap-2 text-small">
          <input
            type="color"
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
            onChange={({ target }) => onChange(target.value)}
            className="h-9 w-11 rounded-paper border-[1.5px] border-line-strong bg-surface p-0.5"
          />
          {isOwn ? `Your own: ${value}` : 'Another'}
        </label>
      </div>
    </fieldset>
  )
}

/** Colours offered for a category, all readable as a shape on paper (art direction, Illustration: papers). */
const CATEGORY_PAPERS: readonly { value: string; name: string }[] = [
  { value: '#4f8a2c', name: 'Leaf' },
  { value: '#2b5f4e', name: 'Fir' },
  { value: '#3d8592', name: 'Sea' },
  { value: '#2a3a63', name: 'Ink blue' },
  { value: '#c98a06', name: 'Yolk' },
  { value: '#cf360e', name: 'Poppy' },
  { value: '#a92a08', name: 'Rust' },
  { value: '#6a3e2a', name: 'Cocoa' },
]

interface IconChoiceProps {
  value: string
  onChange: (icon: string) => void
}

/** The icon of a category: one of a small set. */
export function IconChoice({ value, onChange }: IconChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-[.4rem] text-small font-[650]">Icon</legend>
      <div className="flex flex-wrap gap-1">
        {Object.entries(CATEGORY_ICONS).map(([icon, Icon]) => (
          <label
            key={icon}
            title={icon}
            className="grid size-11 place-items-center rounded-[8px] border-2 border-transparent hover:bg-sunken has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={icon}
              checked={value === icon}
              onChange={() => onChange(icon)}
              className="sr-only"
            />
            <span className="sr-only">{icon.replace('-', ' ')}</span>
            <Icon aria-hidden className="size-5.5" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The icons a category may have, by the name that is stored. */
const CATEGORY_ICONS: Readonly<Record<string, LucideIcon>> = {
  salad: Salad,
  dumbbell: Dumbbell,
  leaf: Leaf,
  'chef-hat': ChefHat,
  heart: Heart,
  sun: Sun,
  moon: Moon,
  footprints: Footprints,
  bike: Bike,
  apple: Apple,
  soup: Soup,
  'glass-water': GlassWater,
  brain: Brain,
  flower: Flower2,
  music: Music,
  smile: Smile,
  tag: Tag,
}

/** The icon of a stored name; an unknown one is a plain tag. */
export function categoryIcon(name: string): LucideIcon {
  return CATEGORY_ICONS[name] ?? Tag
}
