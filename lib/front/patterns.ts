import { isBuiltFile } from '../insides/headers'

type Step = { steps: Map<string, Step>; any?: Step; rest?: string; pattern?: string }

/** The middleware takes these to addresses of their own. */
const rewritten = ['/restaurant/search/[[...path]]']

/** Every page may stand under a language, and its pattern is the same with and without it. */
const underLanguage = /^\/\[(locale|lang)\](?=\/|$)/

/**
 * Finds the pattern of a path, such as `/restaurant/profile/[slug]`, so that metrics have few labels. Walks a tree, because testing a
 * hundred expressions for each request takes longer than answering a page from memory.
 */
export function createPatterns(addresses: string[]) {
  const root: Step = { steps: new Map() }
  for (const address of [...addresses, ...rewritten]) {
    const plain = address.replace(underLanguage, '') || '/'
    insert(root, address, plain)
    insert(root, plain, plain)
  }
  return (path: string) => {
    if (isBuiltFile(path)) return 'built-file'
    return find(root, path, 1) ?? (/\.\w+$/.test(path) ? 'public-file' : 'other')
  }
}

function insert(root: Step, address: string, pattern: string) {
  let step = root
  for (const part of address.split('/').filter(Boolean)) {
    if (part.startsWith('[...')) {
      step.rest = pattern
      return
    }
    if (part.startsWith('[[...')) {
      step.rest = pattern
      step.pattern ??= pattern
      return
    }
    if (part.startsWith('[')) {
      step.any ??= { steps: new Map() }
      step = step.any
      continue
    }
    const next = step.steps.get(part) ?? { steps: new Map() }
    step.steps.set(part, next)
    step = next
  }
  step.pattern ??= pattern
}

/** A fixed part goes before a parameter, and a parameter before the rest of the path. Reads the path from a position on. */
function find(step: Step, path: string, from: number): string | undefined {
  if (from >= path.length) return step.pattern
  const slash = path.indexOf('/', from)
  const end = slash < 0 ? path.length : slash
  const fixed = step.steps.get(path.slice(from, end))
  return (fixed && find(fixed, path, end + 1)) ?? (step.any && find(step.any, path, end + 1)) ?? step.rest
}
