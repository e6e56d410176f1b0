import { createElement, type SVGProps } from 'react'

interface IconData {
  node: [tag: string, attributes: SVGProps<SVGElement>][]
}

/**
 * Makes an icon of Lucide's drawings. It stands in for the library's own function (`vite.config.ts`), most of which
 * serves choices this product leaves alone: a colour, a size and a width of the line given by a context, other names.
 */
export default function createIcon({ node }: IconData) {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
