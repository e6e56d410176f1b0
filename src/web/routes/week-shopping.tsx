import type { PageLoad } from '../data/page-context.ts'
import { Head, usePageTitle } from '../features/page/head.tsx'
import { OnThisDevice, SHOPPING_PATH } from '../features/week/on-this-device.tsx'

export async function load({ reads }: PageLoad): Promise<undefined> {
  await reads.fetch('sessions', {})
}

const loadList = async () => (await import('../features/week/shopping-list-page.tsx')).ShoppingListPage

export function Component() {
  return (
    <>
      <Head
        title={usePageTitle('Your shopping list')}
        description="What the dishes of a week need, added up and sorted by aisle."
        canonical={SHOPPING_PATH}
        noindex
      />
      <OnThisDevice
        title="To the shop"
        intro="What the dishes of your week need, added up and sorted by aisle."
        load={loadList}
      />
    </>
  )
}
