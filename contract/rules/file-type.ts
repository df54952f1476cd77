/** SPEC.md §5: an image by the end of its name, else a PDF. */
export function fileType(name: string): 'image' | 'pdf' {
  return /\.(jpe?g|gif|png|webp)$/i.test(name) ? 'image' : 'pdf'
}
