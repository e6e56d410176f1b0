/** Colours offered for a category, all readable as a shape on paper (art direction, Illustration: papers). */
export const CATEGORY_PAPERS: readonly { value: string; name: string }[] = [
  { value: '#4f8a2c', name: 'Leaf' },
  { value: '#2b5f4e', name: 'Fir' },
  { value: '#3d8592', name: 'Sea' },
  { value: '#2a3a63', name: 'Ink blue' },
  { value: '#c98a06', name: 'Yolk' },
  { value: '#cf360e', name: 'Poppy' },
  { value: '#a92a08', name: 'Rust' },
  { value: '#6a3e2a', name: 'Cocoa' },
]
