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

/** The icons a category may have, by the name that is stored. */
export const CATEGORY_ICONS: Readonly<Record<string, LucideIcon>> = {
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
