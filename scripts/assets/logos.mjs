import { writeVariants } from './variants.mjs'

const colours = ['#b3261e', '#23518c', '#55661f', '#a8740a', '#5b2a4a', '#1f5c57']

/** Drawn by hand in a field of 100 × 100, in the surrounding colour (`currentColor`) and the colour of the paper. */
const emblems = [
  // A pot with steam
  '<path d="M26 48h48v8a20 20 0 0 1-20 20h-8a20 20 0 0 1-20-20zM18 48h8v8h-8zM74 48h8v8h-8z"/><path d="M40 40c-5-6 5-8 0-16M50 40c-5-6 5-8 0-16M60 40c-5-6 5-8 0-16" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>',
  // Fork and knife
  '<path d="M34 20v18a6 6 0 0 0 3 5v37h6V43a6 6 0 0 0 3-5V20h-3v16h-2V20h-2v16h-2V20zM60 20c-6 6-6 20-4 28h4v32h6V20z"/>',
  // A fish
  '<path d="M16 50c14-20 38-22 52-4l14-12c-2 10-2 22 0 32L68 54c-14 18-38 16-52-4z"/><circle cx="34" cy="46" r="3.5" fill="#fbf6ea"/>',
  // A leaf
  '<path d="M22 76C18 42 40 22 80 22c0 38-18 60-52 54z"/><path d="M24 78C36 58 48 46 64 38" fill="none" stroke="#fbf6ea" stroke-width="4" stroke-linecap="round"/>',
  // A glass
  '<path d="M32 20h36c2 22-4 34-15 36v16h13v6H34v-6h13V56C36 54 30 42 32 20z"/><path d="M36 34h28" stroke="#fbf6ea" stroke-width="4"/>',
  // A flame
  '<path d="M52 16c4 16 22 24 22 44a24 24 0 0 1-48 0c0-12 6-18 12-24 0 8 4 10 8 10-2-12 0-22 6-30z"/><path d="M50 80a11 11 0 0 1-11-11c0-7 6-9 11-17 5 8 11 10 11 17a11 11 0 0 1-11 11z" fill="#fbf6ea"/>',
  // The sun over a table
  '<circle cx="50" cy="46" r="14"/><path d="M50 20v8M50 64v4M24 46h8M68 46h8M32 28l5 5M68 28l-5 5" stroke="currentColor" stroke-width="5" stroke-linecap="round"/><path d="M20 72h60v7H20z"/>',
  // Grapes
  '<circle cx="38" cy="42" r="8.5"/><circle cx="56" cy="42" r="8.5"/><circle cx="47" cy="57" r="8.5"/><circle cx="65" cy="57" r="8.5" opacity=".8"/><circle cx="56" cy="72" r="8.5"/><path d="M47 32c2-8 8-12 16-12-2 8-8 12-16 12z"/>',
]

/** Twenty-four: eight emblems, each on paper, on colour and as a seal. */
export async function writeLogos() {
  for (let index = 0; index < 24; index++) {
    const emblem = emblems[index % emblems.length] ?? ''
    const colour = colours[(index + Math.floor(index / emblems.length)) % colours.length] ?? ''
    const svg = framed(Math.floor(index / emblems.length), colour, emblem)
    await writeVariants(Buffer.from(svg), `demo-logo-${index + 1}`, { quality: 82, widths: [192, 320] })
  }
}

/** @param {number} style @param {string} colour @param {string} emblem */
function framed(style, colour, emblem) {
  const paper = '#fbf6ea'
  const inverted = emblem.replaceAll(paper, colour)
  const frames = [
    `<rect width="100" height="100" fill="${paper}"/><circle cx="50" cy="50" r="45" fill="none" stroke="${colour}" stroke-width="2.5"/><g color="${colour}" fill="${colour}" transform="translate(12 12) scale(.76)">${emblem}</g>`,
    `<rect width="100" height="100" fill="${colour}"/><g color="${paper}" fill="${paper}" transform="translate(10 10) scale(.8)">${inverted}</g>`,
    `<rect width="100" height="100" fill="${paper}"/><circle cx="50" cy="50" r="46" fill="${colour}"/><circle cx="50" cy="50" r="41" fill="none" stroke="${paper}" stroke-width="1.5"/><g color="${paper}" fill="${paper}" transform="translate(17 17) scale(.66)">${inverted}</g>`,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 100 100">${frames[style] ?? ''}</svg>`
}
