import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { isPlain } from '../plain'

const prerendered = z.object({
  routes: z.record(z.string(), z.unknown()),
  dynamicRoutes: z.record(z.string(), z.object({ routeRegex: z.string() })),
})
const addresses = z.record(z.string(), z.string())

export type Manifests = {
  prerendered: z.infer<typeof prerendered>
  /** A file of app/ → its address. */
  addresses: z.infer<typeof addresses>
}

/** Reads what Next wrote about its build. Off: reads the folders of app/. */
export function readManifests(build = '.next'): Manifests {
  if (isPlain('manifests')) return ownManifests()
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(build, name), 'utf8'))
  return {
    prerendered: prerendered.parse(read('prerender-manifest.json')),
    addresses: addresses.parse(read('app-path-routes-manifest.json')),
  }
}

/**
 * Finds handlers only with what Next promises: folders of app/ are addresses. A handler outside /api counts only if it exports POST, PUT,
 * PATCH or DELETE, since only the build knows which other handlers are kept. No page counts as kept.
 */
export function ownManifests(): Manifests {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  const handlers = files.filter(
    (file) =>
      /(^|\/)route\.tsx?$/.test(file) &&
      (file.startsWith('api/') || takesLetters.test(readFileSync(path.join('app', file), 'utf8'))),
  )
  return {
    prerendered: { routes: {}, dynamicRoutes: {} },
    addresses: Object.fromEntries(handlers.map((file) => [fileKey(file), addressOf(file)])),
  }
}

const takesLetters = /^export (const|(async )?function) (POST|PUT|PATCH|DELETE)\b/m
const fileKey = (file: string) => `/${file.replace(/\.tsx?$/, '')}`
const addressOf = (file: string) => `/${path.dirname(file).replace(/\([^)]+\)\/?/g, '')}`
