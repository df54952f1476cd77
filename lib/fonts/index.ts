import localFont from 'next/font/local'

/** Cut from Fontsource's Latin file: optical size 72, weight 800, the characters Spanish needs. README.md here says how. */
export const display = localFont({
  src: './bricolage-grotesque-72-800.woff2',
  weight: '800',
  display: 'swap',
  variable: '--font-bricolage',
  adjustFontFallback: false,
  fallback: ['Bricolage before', 'Bricolage before Android', 'system-ui', 'sans-serif'],
})

/** The same for running text: weights 400–700, all of Latin-1. */
export const text = localFont({
  src: './figtree-400-700.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-figtree',
  adjustFontFallback: false,
  fallback: ['Figtree before', 'Figtree before Android', 'system-ui', 'sans-serif'],
})
