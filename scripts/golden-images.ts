import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawGolden, encodeGolden, GOLDEN_FOLDER, GOLDEN_IDS } from '../tests/support/golden-images.ts'

// Renews the committed images that packages/illustrator/golden.test.ts compares with, and a page for their review:
// `node scripts/golden-images.ts`. Review every changed image before you commit it.
await mkdir(GOLDEN_FOLDER, { recursive: true })
const figures: string[] = []
for (const [name, id] of Object.entries(GOLDEN_IDS)) {
  const { image, alt } = drawGolden(id)
  await writeFile(join(GOLDEN_FOLDER, `${name}.png`), await encodeGolden(image))
  figures.push(
    `<figure><img src="${name}.png" alt=""><figcaption><b>${name}</b> ${alt}</figcaption></figure>`,
  )
}
await writeFile(
  join(GOLDEN_FOLDER, 'index.html'),
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>What the illustrator draws</title>
<style>
  body { margin: 2rem; font: 14px/1.4 system-ui, sans-serif; display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)) }
  figure { margin: 0 }
  img { width: 100% }
</style>
${figures.join('\n')}
</html>
`,
)
console.log(`${figures.length} images in ${GOLDEN_FOLDER}`)
