/** The ids that are written out on a page. @param {string} text */
export const writtenAnchors = (text) => [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)

/** All anchors of a page: GitHub makes ids from headings by itself. @param {string} text */
export function anchorsOf(text) {
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => headingId(heading))
  return [...writtenAnchors(text), ...headings]
}

/** @param {string} heading */
function headingId(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
}

/** The targets of links, without links in code. @param {string} text @returns {string[]} */
export function linksOf(text) {
  const prose = text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target)
}
