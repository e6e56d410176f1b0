import { dishAt, type Place, putDish, type Week } from '../../../domain/kitchen/week.ts'
import { newDish } from '../../../domain/kitchen/week-dishes.ts'
import { AddSheet } from './add-sheet.tsx'
import { DishSheet } from './dish-sheet.tsx'
import { AskSheet, PlaceSheet } from './place-sheet.tsx'
import type { Source } from './use-drag.ts'
import type { SheetOpened, ShownWeek } from './use-week-dishes.ts'
import type { DishCardData } from './week-parts.tsx'
import { placeName } from './week-words.ts'

export interface OpenedSheetProps {
  opened: SheetOpened
  shown: ShownWeek
  tray: readonly DishCardData[]
  onOpen: (opened: SheetOpened | null) => void
  onApply: (next: Week, said: string) => void
  onPut: (source: Source, to: Place) => void
  onDrop: (source: Source, to: Place) => void
}

/** The sheet that is open over the week. */
export function OpenedSheet({ opened, shown, tray, onOpen, onApply, onPut, onDrop }: OpenedSheetProps) {
  const {
    week,
    dishes: { recipes },
  } = shown
  const close = () => onOpen(null)
  if (opened.kind === 'ask')
    return (
      <AskSheet
        {...opened}
        week={week}
        recipes={recipes}
        onYes={() => onPut(opened.source, opened.to)}
        onClose={close}
      />
    )
  if (opened.kind === 'place')
    return (
      <PlaceSheet
        key="place"
        week={week}
        recipes={recipes}
        source={opened.source}
        onChoose={(to) => onDrop(opened.source, to)}
        onClose={close}
      />
    )
  const { place } = opened
  if (opened.kind === 'add')
    return (
      <AddSheet
        place={place}
        dishes={tray}
        onChoose={({ slug, title }) => {
          close()
          onApply(putDish(week, place, newDish(slug, week.people)), `${title} is on ${placeName(place)}`)
        }}
        onClose={close}
      />
    )
  const dish = dishAt(week, place)
  if (!dish) return null
  return (
    <DishSheet
      week={week}
      place={place}
      dish={dish}
      recipes={recipes}
      onChange={onApply}
      onMove={() => onOpen({ kind: 'place', source: { kind: 'planned', from: place } })}
      onClose={close}
    />
  )
}
