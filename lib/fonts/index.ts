import localFont from 'next/font/local'

/** Cut from Fontsource's Latin file: optical size 72, weights 600–800, the characters Spanish needs. README.md here says how. */
export const display = localFont({
  src: './bricolage-grotesque-72.woff2',
  weight: '600 800',
  display: 'swap',
  variable: '--font-bricolage',
  adjustFontFallback: false,
  fallback: ['Bricolage before', 'Bricolage before Android', 'system-ui', 'sans-serif'],
})

export const text = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  variable: '--font-figtree',
  adjustFontFallback: false,
  fallback: ['Figtree before', 'Figtree before Android', 'system-ui', 'sans-serif'],
})
