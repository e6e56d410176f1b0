export type CardLayout = 'grid' | 'lead' | 'side'

interface CardLook {
  card: string
  picture: string
  title: string
  text: string
  /** How wide the picture is shown, for the `sizes` attribute. */
  sizes: string
}

export const CARD_LAYOUTS: Record<CardLayout, CardLook> = {
  grid: {
    card: 'flex flex-col gap-[.9rem]',
    picture: '',
    title: 'type-h3',
    text: 'type-small',
    sizes: '(min-width: 82rem) 380px, (min-width: 64rem) 30vw, (min-width: 30rem) 46vw, 92vw',
  },
  lead: {
    card: 'flex flex-col gap-[.9rem]',
    picture: '',
    title: 'type-h2',
    text: 'leading-normal',
    sizes: '(min-width: 82rem) 660px, (min-width: 64rem) 52vw, 92vw',
  },
  // The picture is cropped to its box, so `sizes` names the width before the crop.
  side: {
    card: 'grid grid-cols-[116px_minmax(0,1fr)] gap-4 md:grid-cols-[200px_minmax(0,1fr)] lg:grid-cols-[46%_minmax(0,1fr)] lg:gap-6',
    picture: 'self-start max-md:aspect-square md:aspect-4/3',
    title: 'type-h3',
    text: 'type-small max-md:hidden',
    sizes: '(min-width: 64rem) 300px, (min-width: 48rem) 268px, 208px',
  },
}
