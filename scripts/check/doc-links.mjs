import { readFileSync } from 'node:fs'
import path from 'node:path'
import { anchorsOf, linksOf, writtenAnchors } from './markdown.mjs'
import { listFiles } from './source-files.mjs'

/** @typedef {Map<string, string[]>} Pages each page with its anchors */

const TEXT = /\.(tsx?|mjs|css|md|jsonl?|sql|ya?ml)$/
/** Long files without text of ours. */
const SKIPPED = /^(package-lock\.json|server\/db\/(migrations\/meta|seed\/files)\/)/
const MENTION = /\b(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g
/** Papers outside the repository, and numbers of their sections: a reader could not follow either. */
const ELSEWHERE = /\b(?:SPEC|ARCHITECTURE|CONVENTIONS|DESIGN|DECISIONS)\.md\b|\.\.\/shared\b|\/work\/|§ ?\d/g

/** Names of our own files and folders, as pages write them. */
const OURS = /`((?:app|components|contract|docs|e2e|lib|messages|scripts|server|tests)\/[\w./()[\]-]*)`/g

/**
 * Checks that links to pages of docs/ have a target, anchor included, that nothing points at a page outside the repository, and that
 * files named on pages exist.
 * @param {string} root
 * @returns {string[]} one line a problem
 */
export function checkDocLinks(root) {
  const files = listFiles(root).filter((file) => TEXT.test(file) && !SKIPPED.test(file))
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
  const pages = new Map(
    [...texts].filter(([file]) => file.endsWith('.md')).map(([file, text]) => [file, anchorsOf(text)]),
  )
  const all = new Set(listFiles(root))
  return [...texts].flatMap(([file, text]) => [
    ...elsewhere(file, text),
    ...mentions(file, text, pages),
    ...(file.endsWith('.md')
      ? [...twice(file, text), ...links(file, text, pages, all), ...paths(file, text, all)]
      : []),
  ])
}

/** @param {string} file @param {string} text */
function elsewhere(file, text) {
  return [...text.matchAll(ELSEWHERE)].map(
    (found) => `${at(file, text, found.index)} «${found[0]}» is not in the repository: point at docs/`,
  )
}

/** @param {string} file @param {string} text @param {Pages} pages */
function mentions(file, text, pages) {
  return [...text.matchAll(MENTION)].flatMap((found) => {
    const [, page = '', anchor] = found
    const problem = targetProblem(page, anchor, pages)
    return problem ? [`${at(file, text, found.index)} ${problem}`] : []
  })
}

/** @param {string} file @param {string} text */
function twice(file, text) {
  const anchors = writtenAnchors(text)
  return [...new Set(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index))].map(
    (anchor) => `${file}: #${anchor} stands there twice`,
  )
}

/** @param {string} file @param {string} text @param {Pages} pages @param {Set<string>} all */
function links(file, text, pages, all) {
  return linksOf(text).flatMap((link) => {
    if (/^[a-z]+:/.test(link)) return []
    const [to = '', anchor] = link.split('#')
    const target = to ? path.posix.join(path.posix.dirname(file), to) : file
    const problem = target.endsWith('.md')
      ? targetProblem(target, anchor, pages)
      : !isThere(target, all) && `no file ${target}`
    return problem ? [`${file}: ${problem}`] : []
  })
}

/** @param {string} file @param {string} text @param {Set<string>} all */
function paths(file, text, all) {
  const prose = text.replace(/```[\s\S]*?```/g, '')
  const named = new Set([...prose.matchAll(OURS)].map(([, name = '']) => name))
  return [...named].filter((name) => !isThere(name, all)).map((name) => `${file}: no file ${name}`)
}

/** `name` may also be a folder, or a file without its extension. @param {string} name @param {Set<string>} all */
function isThere(name, all) {
  const bare = name.replace(/\/$/, '')
  return (
    all.has(name) || [...all].some((file) => file.startsWith(`${bare}/`) || file.startsWith(`${bare}.ts`))
  )
}

/** @param {string} page @param {string | undefined} anchor @param {Pages} pages */
function targetProblem(page, anchor, pages) {
  const anchors = pages.get(page)
  if (!anchors) return `no page ${page}`
  return anchor && !anchors.includes(anchor) ? `no #${anchor} in ${page}` : null
}

/** @param {string} file @param {string} text @param {number} offset */
function at(file, text, offset) {
  return `${file}:${text.slice(0, offset).split('\n').length}`
}
