import { createElement, type SVGProps } from 'react'

interface IconData {
  node: [tag: string, attributes: SVGProps<SVGElement>][]
}

/**
 * Creates an icon from Lucide's drawings. Replaces the library's own function (`vite.config.ts`), most of which
 * supports options not used here: colour, size and stroke width from a context, and aliases.
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
