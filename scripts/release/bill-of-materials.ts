import type { ShippedPackage } from './contents.ts'

/** What a release is made of, in CycloneDX's form (https://cyclonedx.org/docs/1.6/json/). */
export function makeBillOfMaterials(
  product: { name: string; version: string; time: Date; node: string },
  packages: readonly ShippedPackage[],
): string {
  const node = { name: 'node', version: product.node, license: 'MIT' }
  const components = [node, ...packages].map(({ name, version, license }) => ({
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    licenses: [{ expression: license }],
    ...(name === 'node' ? {} : { purl: `pkg:npm/${name.replace('@', '%40')}@${version}` }),
  }))
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: product.time.toISOString(),
      component: { type: 'application', name: product.name, version: product.version },
    },
    components,
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}

/** The texts of all licences, each under its package. */
export function joinLicences(packages: readonly ShippedPackage[], nodeLicence: string): string {
  const heading = (name: string) => `${'='.repeat(100)}\n${name}\n${'='.repeat(100)}\n`
  const parts = packages.map(({ name, version, license, texts }) => {
    const text = texts.length > 0 ? texts.map((one) => one.trim()).join('\n\n') : `Licence: ${license}`
    return `${heading(`${name} ${version}`)}\n${text}\n`
  })
  return [`${heading('Node.js')}\n${nodeLicence.trim()}\n`, ...parts].join('\n')
}
