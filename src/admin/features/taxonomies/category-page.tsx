import { useQuery } from '@tanstack/react-query'
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
import type { AdminCategory } from '../../../domain/content/taxonomy-calls.ts'
import { CONTENT_LIMITS } from '../../../domain/items/limits.ts'
import { categoriesQuery } from '../../data/taxonomies.ts'
import { type FormDraftProps, useFormDrafts } from '../../ui/form-drafts.ts'
import { TaxonomyForm } from './taxonomy-form.tsx'
import { TaxonomyPage } from './taxonomy-page.tsx'

export function CategoryPage() {
  const categories = useQuery({ ...categoriesQuery, select: (answer) => answer.categories })
  const formOf = useFormDrafts<CategoryFields>()
  return (
    <TaxonomyPage
      kind="category"
      title="Categories"
      about="Your articles and recipes are sorted by these. Readers filter by them on the site."
      taxonomies={categories}
      mark={({ color, icon }) => <CategoryMark color={color} icon={icon} />}
      form={(category, onClose) => (
        <CategoryForm
          category={category}
          {...formOf(category?.id ?? 'new', category ? fieldsOf(category) : NEW_CATEGORY, onClose)}
        />
      )}
    />
  )
}

function CategoryForm({
  category,
  ...rest
}: FormDraftProps<CategoryFields> & { category: AdminCategory | null }) {
  const { color, icon } = rest.fields
  return (
    <TaxonomyForm
      kind="category"
      taxonomy={category}
      maxName={CONTENT_LIMITS.categoryName}
      offer={{ label: 'Offer it in the editors', hint: 'Switched off, it stays on what already has it.' }}
      {...rest}
    >
      {({ type }) => (
        <>
          <Swatches value={color} onChange={(chosen) => type({ color: chosen })} />
          <IconChoice value={icon} onChange={(chosen) => type({ icon: chosen })} />
        </>
      )}
    </TaxonomyForm>
  )
}

/** The fields of the form; the server creates the slug from the name of a new category, and it never changes. */
type CategoryFields = Pick<AdminCategory, 'name' | 'color' | 'icon' | 'is_active'>

const NEW_CATEGORY: CategoryFields = { name: '', color: '#4f8a2c', icon: 'tag', is_active: true }

function fieldsOf({ name, color, icon, is_active }: AdminCategory): CategoryFields {
  return { name, color, icon, is_active }
}

/** A category's icon with its half-disc rising below it, on paper of its colour. The name is beside it. */
function CategoryMark({ color, icon }: { color: string; icon: string }) {
  const Icon = categoryIcon(icon)
  return (
    <span
      aria-hidden
      className="relative grid h-14 w-18 justify-items-center self-start overflow-clip rounded-paper pt-2 sm:self-center"
      style={{ backgroundColor: `color-mix(in srgb, ${color} 22%, var(--hf-surface))` }}
    >
      <Icon className="size-6" />
      {/* The thin line keeps a dark colour visible on dark paper. */}
      <span
        className="absolute -bottom-px h-4.5 w-9 rounded-t-full outline-1 outline-line"
        style={{ backgroundColor: color }}
      />
    </span>
  )
}

interface SwatchesProps {
  value: string
  onChange: (color: string) => void
}

function Swatches({ value, onChange }: SwatchesProps) {
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

/** Colours offered for a category, all recognisable as a shape on paper (art direction, Illustration: papers). */
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

function IconChoice({ value, onChange }: IconChoiceProps) {
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

/** Returns the icon of a stored name; for an unknown one a plain tag. */
function categoryIcon(name: string): LucideIcon {
  return CATEGORY_ICONS[name] ?? Tag
}
