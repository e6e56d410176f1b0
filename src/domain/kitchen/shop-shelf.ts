import type { Aisle } from '../content/food-contents.ts'
import type { KnownFood } from '../content/recipe.ts'

/** Where a shop has it, where that is not the aisle of what it is made of or into; the first that names it. */
const SHELVES: readonly (readonly [RegExp, Aisle])[] = [
  [/(?:^|-)stock(?:-cube)?$|^gravy/, 'tins and jars'],
  [/^(?:dried-mushroom|nori|kombu|wakame|instant-mash)$/, 'dry goods'],
  [
    /(?:^|-)(?:curry-paste|pesto|curry-sauce|cheese-sauce|mushroom-sauce)$|^(?:bechamel|hollandaise)$/,
    'tins and jars',
  ],
  [
    /(?:-canned|-in-oil)$|^(?:anchovy|corned-beef|luncheon-meat|evaporated-milk|condensed-milk)$/,
    'tins and jars',
  ],
  [/(?:^|-)(?:peanut|almond|cashew|seed)-butter$|^(?:tahini|hazelnut-spread)$/, 'tins and jars'],
  [/(?:^|-)(?:jam|marmalade|lemon-curd|biscoff-spread|redcurrant-jelly)$/, 'tins and jars'],
  [/(?:^|-)ice-cream$|^(?:frozen-yogurt|fish-fingers|edamame)$/, 'frozen'],
  [/(?:puff|filo|shortcrust)-pastry$|^(?:hummus|tzatziki|taramasalata|guacamole)$/, 'dairy and eggs'],
  [/^orange-juice$/, 'drinks'],
  [/^(?:bay-leaf|mirin|shaoxing-wine)$/, 'spices and seasonings'],
]

/** The part of a shop where a food stands, whatever it is called in a line (SHOP-NAME-1). */
export function shelfOf(food: KnownFood | null): Aisle | 'other' {
  const { id = null, aisle = null } = food ?? {}
  return SHELVES.find(([name]) => id !== null && name.test(id))?.[1] ?? aisle ?? 'other'
}
